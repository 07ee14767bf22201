// The server of a page that is a file: all that it shows stands in it.

const file = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("file")).textContent ?? "");

export class Refused extends Error {}

/** A file needs no link. */
export const enter = async () => {};

/** The state of the table. @returns {Promise<import("./server.js").State>} */
export const state = async () => file.state;

/** The review of the game. @returns {Promise<import("./server.js").Review>} */
export const review = async () => file.review;

/** The board after the turn of an entry, or before its choice. @param {number} seq @param {boolean} choice @returns {Promise<import("./server.js").Past>} */
export async function past(seq, choice) {
  if (choice) return file.choices[seq];
  const [{ ends }] = file.turns;
  const turn = ends.findIndex((/** @type {number} */ end) => end >= seq);
  return file.turns[seq === 0 ? 0 : (turn < 0 ? ends.length : turn + 1)];
}

/** Nothing changes any more; the page begins with the review. */
export const follow = () => document.getElementById("judge")?.click();
