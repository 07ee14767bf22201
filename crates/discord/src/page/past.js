// The past of the game: the board of every turn, and the review of a finished game.

import * as server from "./server.js";

/** @typedef {import("./server.js").Past} Past */
/** @typedef {import("./server.js").Review} Review */

/** How often the page asks whether a review is checked. */
const PATIENCE = 3000;

/** The board that is shown in place of the present one. @type {Past?} */
export let board = null;
/** @type {Review?} */
export let review = null;
/** Whether the page waits for a review. */
export let judging = false;
/** The request whose answer is shown; an older one comes too late. */
let asked = 0;

/**
 * Shows a board of the past. Returns whether no other was asked for meanwhile.
 * @param {{ seq: number, choice?: boolean }} moment
 */
export async function look({ seq, choice = false }) {
  asked += 1;
  const own = asked;
  const found = await server.past(seq, choice);
  if (own === asked) board = found;
  return own === asked;
}

/** Shows the turn with this number; 0 is the start. @param {number} turn */
export const turn = (turn) => look({ seq: turn > 0 ? (board?.ends[turn - 1] ?? 0) : 0 });

/** Leaves the past. */
export function leave() {
  asked += 1;
  board = null;
}

/**
 * Asks for the review until it is checked. `told` hears of each answer.
 * @param {() => void} told
 */
export async function judge(told) {
  judging = true;
  told();
  try {
    do {
      review = await server.review();
      told();
      if (!review.done) await new Promise((done) => setTimeout(done, PATIENCE));
    } while (!review.done);
  } finally {
    judging = false;
  }
}
