// The state of the page (members, channels, messages of the open channel) and its requests to the sandbox.

import { say } from "/sandbox/say.js";

export const world = {
  me: null, here: null, members: [], channels: [], bot: {}, guild: {}, commands: [], onPeople: [], locales: [], violations: 0,
  messages: new Map(), // of the open channel, by id
  notices: [], // unanswered commands: { id, channel, label, at }
  pending: new Map(), // interaction id -> { kind, channel, message, customId, label }
  failures: new Map(), // message id -> text
};

/** The answer. A public sandbox that has forgotten this visitor shows its welcome again. */
async function known(asked) {
  const answer = await asked;
  if (answer.status === 401) location.reload();
  return answer;
}

export async function get(path, query = {}) {
  return (await known(fetch(`/sandbox/${path}?${new URLSearchParams(query)}`))).json();
}

/** The page's sentence for a refusal of the sandbox, else the sandbox's own. */
function refusal({ error, kind, name }) {
  if (!kind) return error ?? say("refused");
  return say("refused-" + kind, { name });
}

/** Acts as the current member. A refused action returns an `error`. */
export async function post(path, body) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ member: world.me, ...body }) };
  try {
    const answer = await known(fetch(`/sandbox/${path}`, request));
    const json = await answer.json().catch(() => ({}));
    return answer.ok ? json : { error: refusal(json) };
  } catch {
    return { error: say("offline") };
  }
}

export function person(id) {
  return id === world.bot.id ? world.bot : world.members.find((member) => member.id === id);
}

/** The open channel. */
export const current = () => world.channels.find((channel) => channel.id === world.here);

/** The messages of the open channel, oldest first. */
export function ordered() {
  return [...world.messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** The page's own address of a place for the current member. */
export function address(channel, message) {
  return `#${[person(world.me)?.username, channel, message].filter(Boolean).join("/")}`;
}
