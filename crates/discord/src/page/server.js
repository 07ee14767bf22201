// Asks the bot for the state of the table, follows its changes, and sends taps. The secret of the link stands in the
// fragment of the address, which browsers send nowhere; each request has it in a header. In Discord's frame it is in memory.

import { authorize } from "./frame.js";

/** @typedef {{ label: string, detail: string, emoji: string, rank: number }} Branch */
/** @typedef {{ id: string, label: string, detail: string, emoji: string, weight: string, places: number[], path: Branch[] }} Choice */
/** @typedef {{ decision: string, title: string, lines: string[], choices: Choice[] }} Asked */
/**
 * @typedef {{ version: string, locale: string, heading: string, stage: string, plays: boolean, thinks: boolean, frames: boolean, svg: string?, alt: string?,
 *   board: string[]?, asked: Asked?, undo: { decision: string, label: string }?, hints: boolean, coming: boolean, log: string[], words: Record<string, string>,
 *   waits: { who: string, until: number?, stopped: boolean, clock: boolean }[] }} State
 */

/** Words, and the id of the first choice. @typedef {{ decision: string, lines: string[], choice: string? }} Hint */
/** A board of the past; the routes are the places of the choice that was made, and of the best one. @typedef {{ turn: number, ends: number[], title: string, choices: string?, routes: number[][]?, svg: string?, alt: string?, board: string[]?, log: string[] }} Past */
/** @typedef {{ title: string, lines: string[], choices: { label: string, seq: number }[], svg: string?, alt: string?, done: boolean }} Review */

/** How often a tap is sent whose answer does not come. The bot does it once. */
const TRIES = 4;
const pause = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
const media = (/** @type {string} */ query) => (matchMedia(query).matches ? 1 : 0);

/** A refusal of the bot: its status, and a sentence for the person. */
export class Refused extends Error {
  /** @param {number} status @param {string} sentence */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

let token = location.hash.slice(1);
const headers = () => ({ Authorization: `Bearer ${token}` });

/** @param {boolean} whole */
const look = (whole) => `light=${media("(prefers-color-scheme: light)")}&contrast=${media("(prefers-contrast: more)")}&whole=${whole ? 1 : 0}`;

/** @param {Response} response @returns {Promise<any>} */
async function read(response) {
  if (response.ok) return response.json();
  const { error } = await response.json().catch(() => ({ error: response.statusText }));
  throw new Refused(response.status, error);
}

/** In a frame of Discord's client: gets the secret of a link for the person whom the client names. */
export async function enter() {
  const asked = new URLSearchParams(location.search);
  const id = asked.get("frame_id");
  const instance = asked.get("instance_id");
  if (token || !id || !instance) return;
  const known = await read(await fetch("activity"));
  const code = await authorize(known, id).catch(() => { throw new Refused(401, known.refused); });
  ({ token } = await read(await fetch("activity", { method: "POST", body: JSON.stringify({ code, instance }) })));
}

/** The state of the table. @param {boolean} whole @returns {Promise<State>} */
export const state = async (whole) => read(await fetch(`state?${look(whole)}`, { headers: headers() }));

/** What a strong computer player would do. @returns {Promise<Hint>} */
export const hint = async () => read(await fetch("hint", { headers: headers() }));

/** The board after the turn of an entry, or before its choice. @param {number} seq @param {boolean} choice @returns {Promise<Past>} */
export const past = async (seq, choice) => read(await fetch(`past?${look(true)}&seq=${seq}&choice=${choice ? 1 : 0}`, { headers: headers() }));

/** The review of a finished game. @returns {Promise<Review>} */
export const review = async () => read(await fetch(`review?${look(true)}`, { headers: headers() }));

/**
 * Does a choice, or without one takes back the last step. Returns the state after it.
 * @param {{ decision: string, choice?: string }} deed @param {boolean} whole @returns {Promise<State>}
 */
export async function act({ decision, choice }, whole) {
  // A decision is a number of up to 64 bits, which JavaScript cannot hold.
  const name = choice === undefined ? "" : `,"choice":${JSON.stringify(choice)}`;
  const key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const body = `{"decision":${decision}${name},"key":"${key}"}`;
  for (let tried = 1; ; tried += 1) {
    try {
      return await read(await fetch(`do?${look(whole)}`, { method: "POST", headers: headers(), body }));
    } catch (error) {
      const lost = !(error instanceof Refused) || error.status >= 502;
      if (!lost || tried === TRIES) throw error;
      await pause(tried * 700);
    }
  }
}

/**
 * Follows the changes of the table until the link is over.
 * @param {{ changed: (version: string) => void, lost: () => void, gone: () => void }} told
 */
export async function follow({ changed, lost, gone }) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 15_000)) {
    try {
      const response = await fetch("events", { headers: headers() });
      if (response.status === 401) return gone();
      if (!response.ok || !response.body) throw new Error(response.statusText);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ""; ; ) {
        const { value, done } = await reader.read();
        if (done) break;
        wait = 500;
        const events = (text + value).split("\n\n");
        text = events.pop() ?? "";
        if (events.some((event) => event.startsWith("event: gone"))) return gone();
        const versions = events.flatMap((event) => (event.startsWith("data: ") ? [event.slice(6)] : []));
        if (versions.length) changed(versions[versions.length - 1]);
      }
    } catch {
      lost();
    }
    await pause(wait * (0.75 + Math.random() / 2));
  }
}
