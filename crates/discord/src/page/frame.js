// The page in a frame of Discord's client, as an Activity: asks the client for a code that says who the person is. Messages are
// pairs of an operation and its data.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
/** How long the client may take to answer the handshake, in milliseconds. Its next answer waits for the person's consent. */
const PATIENCE = 15_000;

/** The id of the application, and the origins of the clients that may frame the page. @typedef {{ client: string, frames: string[] }} Known */
/** @typedef {{ cmd: string, evt: string?, nonce: string?, data: { code?: unknown }? }} Payload */

/** A code of the client for the frame of this id. @param {Known} known @param {string} id @returns {Promise<string>} */
export const authorize = ({ client, frames }, id) => new Promise((done, refused) => {
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
});
