// The frame of an Activity: the side of Discord's client in the protocol between it and an embedded page. Messages are pairs
// of an operation and its data.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;

const frame = document.getElementById("frame");
const asked = new URLSearchParams(location.search);
const address = new URL(frame.dataset.src);
const within = (name) => address.searchParams.get(name);

/** A code for the member, from the sandbox. */
async function code() {
  const body = JSON.stringify({ member: asked.get("member"), instance: asked.get("instance") });
  const answer = await fetch("/sandbox/authorize", { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.ok ? (await answer.json()).code : null;
}

async function answered({ cmd, args, nonce }) {
  const refused = (message) => ({ cmd, nonce, evt: "ERROR", data: { code: 4000, message } });
  if (cmd !== "AUTHORIZE") return refused("Unknown command");
  if (args.client_id !== frame.dataset.client || args.response_type !== "code") return refused("Invalid client");
  if (args.scope.join() !== "identify") return refused("Invalid scope");
  const found = await code();
  return found ? { cmd, nonce, evt: null, data: { code: found } } : refused("Not authorized");
}

addEventListener("message", async ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== address.origin || !Array.isArray(data)) return;
  const send = (operation, payload) => source.postMessage([operation, payload], address.origin);
  const [operation, payload] = data;
  if (operation === HANDSHAKE) {
    const known = payload.v === 1 && payload.client_id === frame.dataset.client && payload.frame_id === within("frame_id");
    if (known) send(FRAME, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: {} } });
    else send(CLOSE, { code: 4000, message: "Invalid handshake" });
  } else if (operation === FRAME) {
    send(FRAME, await answered(payload));
  }
});
// Only now, so that no message of the page comes before the listener.
frame.src = address;
