// The page: updates arrive over a WebSocket, actions go as POST to /sandbox. This module connects both and opens channels.

import { makeComposer } from "/sandbox/composer.js";
import { $, el } from "/sandbox/dom.js";
import { openForm, openViolations } from "/sandbox/form.js";
import * as log from "/sandbox/log.js";
import { refreshMoments, setNow } from "/sandbox/markdown.js";
import { setPeople } from "/sandbox/person.js";
import { say } from "/sandbox/say.js";
import * as side from "/sandbox/side.js";
import { offerTrials, setTrials, welcomed } from "/sandbox/trial.js";
import { address, current, get, person, post, world } from "/sandbox/world.js";
import "/sandbox/look.js";

let socket = null;
let composer = null;
let late = null; // updates of messages that arrive while a channel loads: the loaded state may be older
const settled = new Map(); // updates of interactions that arrived before the answer to the POST

log.setContext({
  get me() { return world.me; },
  get guild() { return world.guild.id; },
  address,
  userName: (id) => person(id)?.name ?? say("unknown"),
  channelName: (id) => world.channels.find((channel) => channel.id === id)?.name ?? say("unknown"),
  colour: (id) => person(id)?.colour ?? "#888888",
  members: () => [...world.members, world.bot],
  channels: () => world.channels.filter((channel) => channel.kind !== "dm"),
  failure: (message) => world.failures.get(message),
  waiting: (message) => [...world.pending.values()].find((asked) => asked.message === message)?.customId,
  dismiss: (message) => post("dismiss", { message }),
  press: (message, customId) => use("press", message, customId, {}),
  choose: (message, customId, values) => use("choose", message, customId, { values }),
});

// ---- interactions ----

async function use(path, message, customId, more) {
  world.failures.delete(message);
  const asked = { kind: 3, channel: world.here, message, customId };
  const placeholder = `${path} ${message}`;
  world.pending.set(placeholder, asked);
  log.redraw(message);
  const answer = await post(path, { message, custom_id: customId, ...more });
  world.pending.delete(placeholder);
  if (answer.error) {
    world.failures.set(message, answer.error);
    return log.redraw(message);
  }
  track(answer.interaction, asked);
}

function track(id, asked) {
  world.pending.set(id, asked);
  const news = settled.get(id);
  if (news) onInteraction(news);
  else { log.redraw(asked.message); log.drawNotices(); }
}

function onInteraction(news) {
  const asked = world.pending.get(news.id);
  if (!asked) {
    settled.set(news.id, news);
    if (settled.size > 50) settled.delete(settled.keys().next().value);
    return;
  }
  if (news.standing === "waiting") return;
  world.pending.delete(news.id);
  if (news.standing === "dead") {
    if (asked.message) world.failures.set(asked.message, say("interaction-failed"));
    else world.notices.push({ id: news.id, channel: asked.channel, label: asked.label, at: Date.now() });
  }
  if (news.modal && asked.kind !== 5) {
    const send = async (values) => {
      const answer = await post("submit", { interaction: news.id, values });
      if (answer.error) return answer.error;
      track(answer.interaction, { kind: 5, channel: asked.channel, message: asked.message, label: asked.label ?? news.modal.title });
    };
    openForm(news.modal, send, () => goBack(asked));
  }
  if (news.activity) log.note(el("a", { href: news.activity, target: "_blank", "data-testid": "activity" }, say("activity")));
  log.redraw(asked.message);
  log.drawNotices();
}

/** Moves the focus after a form: to the button that opened it, or to the input line. */
function goBack(asked) {
  const opener = asked.message && log.nodeOf(asked.message)?.querySelector(`[data-custom-id="${CSS.escape(asked.customId)}"]:not([disabled])`);
  if (opener) opener.focus();
  else composer.focus();
}

// ---- updates ----

function onMessage(message) {
  if (message.channel === world.here) {
    // While the channel loads, the page shows another one or nothing; `open` then draws the waiting updates.
    if (!late && log.show(message)) markRead();
    return;
  }
  const channel = world.channels.find((other) => other.id === message.channel);
  if (channel && !message.edited && message.author !== world.me && !message.ephemeral) refreshChannels();
}

let refreshing = 0;
function refreshChannels() {
  clearTimeout(refreshing);
  refreshing = setTimeout(async () => {
    const me = world.me;
    const state = await get("state", { member: me });
    // Ignore updates of a member that the page no longer shows.
    if (world.me !== me) return;
    world.channels = state.channels;
    world.members = state.members;
    drawChannels();
    drawRail();
  }, 60);
}

let reading = 0;
function markRead() {
  clearTimeout(reading);
  reading = setTimeout(async () => {
    if (document.hidden || current()?.kind === "forum") return;
    await post("read", { channel: world.here });
    refreshChannels();
  }, 100);
}

let typing = 0;
function onTyping(channel) {
  if (channel !== world.here) return;
  $("typing").textContent = say("typing", { name: world.bot.name });
  clearTimeout(typing);
  typing = setTimeout(() => { $("typing").textContent = ""; }, 8000);
}

function onMembers(members) {
  const locale = person(world.me)?.locale;
  world.members = members;
  drawRail();
  side.drawMe();
  // The names of the bot's commands depend on the member's language.
  if (person(world.me)?.locale !== locale) return loadCommands();
}

async function onNews(news) {
  late?.push(news);
  switch (news.t) {
    case "message": if (news.message.bot) $("typing").textContent = ""; return onMessage(news.message);
    case "gone": return late ? undefined : log.remove(news.message);
    case "interaction": return onInteraction(news.interaction);
    case "members": return onMembers(news.members);
    case "channels": world.channels = news.channels; drawChannels(); return drawRail();
    case "commands": return loadCommands();
    case "typing": return onTyping(news.channel);
    case "violations": world.violations = news.count; return side.drawBar();
    case "bot": world.bot.connected = news.connected; return side.drawBar();
    case "clock": return setNow(news.now);
    case "reload": return become(world.me, world.here);
  }
}

function listen() {
  socket?.close();
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/sandbox/live?member=${world.me}`);
  socket = mine;
  mine.onmessage = (event) => { if (socket === mine) onNews(JSON.parse(event.data)); };
  mine.onclose = () => {
    if (socket !== mine) return;
    world.bot.connected = false;
    $("lamp").textContent = say("offline");
    $("lamp").className = "lamp";
    setTimeout(() => { if (socket === mine) become(world.me, world.here).catch(() => mine.onclose()); }, 1500);
  };
  return new Promise((done) => { mine.onopen = done; mine.onerror = done; });
}

// ---- navigation ----

let opening = 0;

/** Marks the messages as busy. The channel chosen last ends that by calling the returned function. */
function busy() {
  const turn = ++opening;
  $("messages").setAttribute("aria-busy", "true");
  return () => { if (turn === opening) $("messages").removeAttribute("aria-busy"); };
}

const drawRail = () => side.drawRail(become);
const drawChannels = () => {
  side.drawChannels(open, () => post("open_dm", {}));
  // An open forum lists its posts.
  if (current()?.kind === "forum") log.drawMessages();
};

let loading = 0;

async function loadCommands() {
  const mine = ++loading;
  const place = { member: world.me, channel: world.here };
  const [commands, onPeople] = await Promise.all([get("commands", place), get("menu", place)]);
  if (mine !== loading) return;
  const others = JSON.stringify(commands) !== JSON.stringify(world.commands);
  world.commands = commands;
  world.onPeople = onPeople;
  if (others) composer.renew();
  await offerTrials();
}

async function become(id, channel) {
  busy();
  const state = await get("state", id ? { member: id } : {});
  Object.assign(world, state);
  await listen();
  drawRail();
  side.drawMe();
  const wanted = world.channels.find((other) => other.id === (channel ?? world.here)) ?? world.channels.find((other) => other.kind === "text");
  await open(wanted.id, false);
}

/** Follows a link to a channel or to one of its messages. */
async function goTo(channel, message) {
  if (!world.channels.some((other) => other.id === channel)) return log.note(say("channel-gone"));
  if (channel !== world.here || (message && !world.messages.has(message))) await open(channel, true, message);
  if (world.here !== channel || !message) return;
  const node = log.nodeOf(message);
  if (node) log.seek(node);
  else log.note(say("message-gone"));
}

/** Opens a channel whose update may not have arrived yet. */
async function openNew(channel) {
  world.channels = (await get("state", { member: world.me })).channels;
  await goTo(channel);
  log.seekQuestion();
}

/** Opens a channel at its newest message. `back` names an older message that the page must load. */
async function open(id, closeDrawer = true, back = undefined) {
  const done = busy();
  world.here = id;
  log.note("");
  // Do this before the answer arrives, so that text typed meanwhile stays. On a phone, focus opens the keyboard over half of the messages.
  composer.reset(closeDrawer && !matchMedia("(pointer: coarse)").matches);
  const mine = late = [];
  const loaded = await get("messages", { member: world.me, channel: id, ...(back ? { back } : {}) });
  if (late !== mine) return;
  late = null;
  world.messages = new Map(loaded.map((message) => [message.id, message]));
  for (const { t, message } of mine) {
    if (t === "message" && message.channel === id) world.messages.set(message.id, message);
    if (t === "gone") world.messages.delete(message);
  }
  $("typing").textContent = "";
  $("announcer").textContent = "";
  const channel = current();
  history.replaceState(null, "", `#${person(world.me).username}/${channel.kind === "dm" ? "@" : channel.name}`);
  side.drawBar();
  drawChannels();
  if (channel.kind !== "forum") log.drawMessages();
  // A forum takes posts and no messages.
  $("composer").hidden = $("own-table").hidden = channel.kind === "forum";
  markRead();
  if (closeDrawer) side.drawer(false);
  await loadCommands().finally(done);
}

composer = makeComposer({
  commands: () => world.commands,
  members: () => [...world.members, world.bot],
  channels: () => world.channels.filter((channel) => channel.kind !== "dm"),
  place: () => { const channel = current(); return say("message-to", { place: channel ? (channel.kind === "dm" ? "@" : "#") + channel.name : "" }); },
  complete: async (command, options, focused, text) => {
    const answer = await post("complete", { channel: world.here, command, options, focused, text });
    return answer.error ? { failed: true, choices: [] } : answer;
  },
  say: async (text) => (await post("say", { channel: world.here, text })).error,
  slash,
});

/** Sends a slash command. Returns its error, if any. */
async function slash(command, options) {
  const sent = { channel: world.here, command: command.name, options };
  const answer = await (command.launches ? post("launch", { channel: world.here }) : post("slash", sent));
  if (answer.error) return answer.error;
  welcomed();
  track(answer.interaction, { kind: 2, channel: world.here, label: "/" + command.label });
  log.toBottom();
}

setTrials(openNew);
setPeople(async (command, target) => {
  const answer = await post("menu", { channel: world.here, command: command.name, target });
  if (answer.error) return answer.error;
  track(answer.interaction, { kind: 2, channel: world.here, label: command.label });
  log.toBottom();
});
$("own-table").addEventListener("click", () => {
  const help = world.commands.find((command) => command.name === "help");
  return help ? slash(help, {}) : composer.focus();
});
for (const button of document.querySelectorAll("[data-hours]")) {
  button.addEventListener("click", () => post("clock", { hours: Number(button.dataset.hours) }));
}
$("violations").addEventListener("click", async () => openViolations(await get("violations")));
$("violations-close").addEventListener("click", () => $("violations-dialog").close());
$("skip").addEventListener("click", () => composer.focus());
document.addEventListener("go-to", (event) => goTo(event.detail.channel, event.detail.message));
document.addEventListener("visibilitychange", () => { if (!document.hidden && world.here) markRead(); });
document.addEventListener("spoken", () => {
  drawRail();
  side.drawMe();
  side.drawBar();
  drawChannels();
  log.drawMessages();
  composer.redraw();
});
setInterval(refreshMoments, 15_000);

// The address may name member and channel: #bjorn/north-sea, #bjorn/@ for the direct messages, #bjorn/<channel id>/<message id>.
const [who, where, which] = decodeURIComponent(location.hash.slice(1)).split("/");
const first = await get("state");
setNow(first.now);
const starter = first.members.find((member) => member.username === who) ?? first.members[0];
const start = await get("state", { member: starter.id });
const target = start.channels.find((channel) => (where === "@" ? channel.kind === "dm" : [channel.name, channel.id].includes(where)));
await become(starter.id, target?.id);
if (target && which) await goTo(target.id, which);
document.body.dataset.ready = "true";
