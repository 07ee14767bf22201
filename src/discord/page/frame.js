// The page in a frame of Discord's client, as an Activity: asks the client for a code that says who the person is, and the
// bot for a link. Messages are pairs of an operation and its data. The page sends and reads three.

import { admit, frame, Refused } from "./server.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
/** How long the client may take to answer the first message. The person may take longer to agree, and so may the second. */
const PATIENCE = 15_000;

/** @typedef {{ cmd: string, evt: string?, nonce: string?, data: { code?: unknown }? }} Payload */

/** Gets a link from Discord's client and the bot, if the page is in such a frame. */
export async function enter() {
  const asked = new URLSearchParams(location.search);
  const [id, instance] = [asked.get("frame_id"), asked.get("instance_id")];
  if (location.hash.length > 1 || !id || !instance) return;
  const known = await frame();
  const code = await new Promise((done, failed) => authorize(known, id, done, () => failed(new Refused(401, known.refused))));
  await admit({ code, instance });
}

/**
 * Asks the client for a code.
 * @param {import("./server.js").Frame} known @param {string} id @param {(code: string) => void} done @param {() => void} refused
 */
function authorize({ client, frames }, id, done, refused) {
  const nonce = crypto.randomUUID();
  // Where the client has put the activity in a window of its own, it is that window's opener.
  const host = parent.opener ?? parent;
  const late = setTimeout(refused, PATIENCE);
  addEventListener("message", ({ data, origin, source }) => {
    if (source !== host || !frames.includes(origin) || !Array.isArray(data)) return;
    const [operation, payload] = /** @type {[number, Payload?]} */ (data);
    if (operation === CLOSE) return refused();
    if (operation !== FRAME || !payload) return;
    if (payload.cmd === "DISPATCH" && payload.evt === "READY") {
      clearTimeout(late);
      const args = { client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
      host.postMessage([FRAME, { cmd: "AUTHORIZE", args, nonce }], origin);
    } else if (payload.nonce === nonce) {
      const code = payload.data?.code;
      if (payload.evt === "ERROR" || typeof code !== "string") refused();
      else done(code);
    }
  });
  // The origin of the client is not known yet, and the message holds no secret.
  host.postMessage([HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: id }], "*");
}
