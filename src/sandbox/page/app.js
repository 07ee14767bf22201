// The page: who you are, where you are, what is said there. News come over a WebSocket, deeds go as POST to /sandbox.

import { el, refreshMoments } from "/sandbox/markdown.js";
import { avatar, failed, messageNode } from "/sandbox/message.js";
import { openForm, openViolations } from "/sandbox/form.js";
import { makeComposer } from "/sandbox/composer.js";

const $ = (id) => document.getElementById(id);
const world = { me: null, members: [], channels: [], bot: {}, guild: {}, commands: [], messages: new Map(), notices: [] };
let here = null; // the open channel's id
let socket = null;
let composer = null;
let late = null; // news of messages that come while a channel is being loaded: the answer may be older than they are
const pending = new Map(); // interaction id -> { kind, channel, message, customId, label }
const settled = new Map(); // news that came before the answer to the POST
const failures = new Map(); // message id -> text

async function get(path, query = {}) {
  const answer = await fetch(`/sandbox/${path}?${new URLSearchParams(query)}`);
  return answer.json();
}

async function post(path, body) {
  const answer = await fetch(`/sandbox/${path}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ member: world.me, ...body }),
  });
  const json = await answer.json().catch(() => ({ error: "The sandbox did not answer." }));
  return answer.ok ? json : { error: json.error ?? "The sandbox refused that." };
}

const context = {
  get me() { return world.me; },
  get guild() { return world.guild.id; },
  address,
  userName: (id) => person(id)?.name ?? "unknown",
  channelName: (id) => world.channels.find((channel) => channel.id === id)?.name ?? "unknown",
  colour: (id) => person(id)?.colour ?? "#888888",
  members: () => [...world.members, world.bot],
  channels: () => world.channels.filter((channel) => channel.kind !== "dm"),
  failure: (message) => failures.get(message),
  waiting: (message) => [...pending.values()].find((asked) => asked.message === message)?.customId,
  dismiss: (message) => post("dismiss", { message }),
  press: (message, customId) => use("press", message, customId, {}),
  choose: (message, customId, values) => use("choose", message, customId, { values }),
};

function person(id) {
  return id === world.bot.id ? world.bot : world.members.find((member) => member.id === id);
}

async function use(path, message, customId, more) {
  failures.delete(message);
  const placeholder = `${path} ${message}`;
  pending.set(placeholder, { kind: 3, channel: here, message, customId });
  redraw(message);
  const answer = await post(path, { message, custom_id: customId, ...more });
  pending.delete(placeholder);
  if (answer.error) {
    failures.set(message, answer.error);
    return redraw(message);
  }
  track(answer.interaction, { kind: 3, channel: here, message, customId });
}

function track(id, asked) {
  pending.set(id, asked);
  const news = settled.get(id);
  if (news) onInteraction(news);
  else { redraw(asked.message); drawNotices(); }
}

function onInteraction(news) {
  const asked = pending.get(news.id);
  if (!asked) {
    settled.set(news.id, news);
    if (settled.size > 50) settled.delete(settled.keys().next().value);
    return;
  }
  if (news.standing === "waiting") return;
  pending.delete(news.id);
  if (news.standing === "dead") {
    if (asked.message) failures.set(asked.message, "This interaction failed");
    else world.notices.push({ id: news.id, channel: asked.channel, label: asked.label, at: Date.now() });
  }
  if (news.modal && asked.kind !== 5) {
    openForm(news.modal, async (values) => {
      const answer = await post("submit", { interaction: news.id, values });
      if (answer.error) return answer.error;
      track(answer.interaction, { kind: 5, channel: asked.channel, message: asked.message, label: asked.label ?? news.modal.title });
    });
  }
  redraw(asked.message);
  drawNotices();
}

// ---- drawing ----

function drawRail() {
  $("rail").replaceChildren(...world.members.map((member) => el("button", {
    type: "button", class: "face", "data-testid": "member-" + member.username, "aria-pressed": String(member.id === world.me),
    title: `${member.name} (${member.locale})`, "aria-label": `Be ${member.name}${member.badge ? `, ${member.badge} notifications` : ""}`,
    onclick: () => become(member.id),
  }, avatar(member.name, member.colour), badge(member.badge))));
  const others = world.members.filter((member) => member.id !== world.me).reduce((sum, member) => sum + member.badge, 0);
  const own = world.channels.reduce((sum, channel) => sum + channel.pings, 0);
  $("menu-badge").textContent = own + others;
  $("menu-badge").hidden = own + others === 0;
  document.title = (own ? `(${own}) ` : "") + (current()?.name ?? "Sandbox");
}

function badge(count) {
  return count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null;
}

function channelButton(channel) {
  const dm = channel.kind === "dm";
  const mark = dm ? avatar(channel.name, world.bot.colour, true) : el("span", { class: "hash", "aria-hidden": "true" }, channel.kind === "thread" ? "⌙" : "#");
  return el("button", {
    type: "button", class: `channel${channel.unread ? " unread" : ""}${channel.kind === "thread" ? " thread" : ""}`,
    "data-testid": dm ? "channel-dm" : "channel-" + channel.name, "aria-current": channel.id === here ? "page" : undefined,
    onclick: () => open(channel.id),
  }, mark, el("span", { class: "channel-label" }, channel.name), badge(channel.pings));
}

function drawChannels() {
  const text = world.channels.filter((channel) => channel.kind === "text");
  const under = (parent) => world.channels.filter((channel) => channel.parent === parent.id);
  const dms = world.channels.filter((channel) => channel.kind === "dm");
  $("channels").replaceChildren(
    el("h3", {}, "Text channels"), ...text.flatMap((channel) => [channel, ...under(channel)]).map(channelButton),
    el("h3", {}, "Direct messages"), ...(dms.length ? dms.map(channelButton) : [el("p", { class: "nothing" }, "None yet")]));
}

function drawMe() {
  const me = person(world.me);
  const toggle = el("input", { type: "checkbox", "data-testid": "close-dms", role: "switch", checked: me.dms_closed });
  toggle.addEventListener("change", () => post("dms", { closed: toggle.checked }));
  $("me").replaceChildren(avatar(me.name, me.colour), el("span", { class: "me-name" }, el("b", {}, me.name), el("small", {}, me.locale)),
    el("label", { class: "switch" }, toggle, " Close my DMs"));
}

function drawBar() {
  const channel = current();
  $("guild").textContent = world.guild.name;
  $("channel-name").textContent = channel ? (channel.kind === "dm" ? "@ " : "# ") + channel.name : "";
  $("topic").textContent = channel?.topic ?? "";
  $("lamp").textContent = world.bot.connected ? `${world.bot.name} is online` : `${world.bot.name} is offline`;
  $("lamp").className = world.bot.connected ? "lamp on" : "lamp";
  const count = world.violations;
  $("violations").textContent = count === 1 ? "1 violation" : `${count} violations`;
  $("violations").dataset.count = count;
  composer?.rename();
}

const current = () => world.channels.find((channel) => channel.id === here);

function ordered() {
  return [...world.messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

/** A message goes without its author when the same one spoke just before. */
function grouped(message, before) {
  return Boolean(before) && before.author === message.author && message.at - before.at < 420_000
    && !message.origin?.command && !message.reply && before.ephemeral === message.ephemeral;
}

function drawMessages() {
  const all = ordered();
  const first = el("li", { class: "beginning" }, el("h3", {}, current()?.kind === "dm" ? current().name : "#" + (current()?.name ?? "")),
    el("p", {}, current()?.kind === "dm" ? "This is the beginning of your direct messages." : "This is the beginning of the channel. Type / to see what the bot can do."));
  $("messages").replaceChildren(first, ...all.map((message, at) => messageNode(message, context, grouped(message, all[at - 1]))));
  drawNotices();
  toBottom();
  drawNewest();
}

function nodeOf(id) {
  return $("messages").querySelector(`[data-message-id="${id}"]`);
}

function redraw(id) {
  const message = world.messages.get(id);
  const old = nodeOf(id);
  if (!message || !old) return;
  const fresh = messageNode(message, context, old.classList.contains("grouped"));
  fresh.classList.toggle("sought", old.classList.contains("sought"));
  // A menu that is open stays so while something else of the message changes, e.g. a picture comes.
  const open = old.querySelector(".menu-head[aria-expanded=true]")?.dataset.customId;
  old.replaceWith(fresh);
  if (open) fresh.querySelector(`.menu-head[data-custom-id="${open}"]:not([disabled])`)?.click();
}

function drawNotices() {
  for (const old of $("messages").querySelectorAll(".notice")) old.remove();
  const waiting = [...pending.values()].filter((asked) => asked.channel === here && !asked.message);
  const failedHere = world.notices.filter((notice) => notice.channel === here);
  const stick = atBottom();
  const above = (label) => el("p", { class: "above" }, el("b", {}, person(world.me).name), " used ", el("span", { class: "mention" }, label));
  for (const notice of failedHere) place(failedNode(notice, above), notice.at);
  for (const asked of waiting) $("messages").append(waitingNode(asked, above));
  if (stick) toBottom();
}

/** Puts a notice where its time is. */
function place(node, at) {
  const later = ordered().find((message) => message.at > at);
  const before = later && nodeOf(later.id);
  if (before) before.before(node);
  else $("messages").append(node);
}

function forget(notice) {
  world.notices.splice(world.notices.indexOf(notice), 1);
  drawNotices();
}

function failedNode(notice, above) {
  return el("li", { class: "message notice ephemeral" }, above(notice.label), avatar(world.bot.name, world.bot.colour),
    el("p", { class: "who" }, el("b", { class: "name" }, world.bot.name), el("span", { class: "tag" }, "APP")),
    el("div", { class: "body" }, failed("The application did not respond"), el("p", { class: "only-you" }, "👁 Only you can see this • ",
      el("button", { type: "button", class: "as-link", onclick: () => forget(notice) }, "Dismiss message"))));
}

function waitingNode(asked, above) {
  return el("li", { class: "message notice" }, above(asked.label), avatar(world.bot.name, world.bot.colour),
    el("div", { class: "body" }, el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), "Sending command…")));
}

function atBottom() {
  const log = $("messages");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 120;
}

function toBottom() {
  $("messages").scrollTop = $("messages").scrollHeight;
}

let unseen = false; // something came while the newest was out of sight
/** Offers the way down while the newest message is out of sight. */
function drawNewest() {
  const down = atBottom();
  if (down) unseen = false;
  $("newest").hidden = down;
  $("newest").textContent = unseen ? "New messages ↓" : "Jump to the newest ↓";
}

let noting = 0;
/** A word to the person, for a while. */
function note(text) {
  $("note").textContent = text;
  clearTimeout(noting);
  if (text) noting = setTimeout(() => note(""), 8000);
}

let seeking = 0;
/** Brings a message into sight and marks it for a moment. */
function seek(node) {
  for (const old of $("messages").querySelectorAll(".sought")) old.classList.remove("sought");
  const tall = node.offsetHeight > $("messages").clientHeight;
  node.scrollIntoView({ block: tall ? "start" : "center" });
  node.classList.add("sought");
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  clearTimeout(seeking);
  const id = node.dataset.messageId;
  seeking = setTimeout(() => nodeOf(id)?.classList.remove("sought"), 3000);
}

// ---- news ----

function onMessage(message) {
  const channel = world.channels.find((other) => other.id === message.channel);
  if (message.channel !== here) {
    if (channel && !message.edited && message.author !== world.me && !message.ephemeral) refreshChannels();
    return;
  }
  const known = world.messages.has(message.id);
  unseen ||= !known && !atBottom();
  const stick = atBottom();
  world.messages.set(message.id, message);
  if (known) redraw(message.id);
  else {
    const all = ordered();
    const at = all.findIndex((other) => other.id === message.id);
    const node = messageNode(message, context, grouped(message, all[at - 1]));
    const after = all[at - 1] && nodeOf(all[at - 1].id);
    if (after) after.after(node);
    else $("messages").querySelector(".beginning").after(node);
    markRead();
  }
  if (stick) toBottom();
  drawNewest();
}

let refreshing = 0;
function refreshChannels() {
  clearTimeout(refreshing);
  refreshing = setTimeout(async () => {
    const state = await get("state", { member: world.me });
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
    if (document.hidden) return;
    await post("read", { channel: here });
    refreshChannels();
  }, 100);
}

let typing = 0;
function onTyping(channel) {
  if (channel !== here) return;
  $("typing").textContent = `${world.bot.name} is typing…`;
  clearTimeout(typing);
  typing = setTimeout(() => { $("typing").textContent = ""; }, 8000);
}

async function onNews(news) {
  late?.push(news);
  switch (news.t) {
    case "message": if (news.message.bot) $("typing").textContent = ""; return onMessage(news.message);
    case "gone": world.messages.delete(news.message); nodeOf(news.message)?.remove(); return;
    case "interaction": return onInteraction(news.interaction);
    case "members": world.members = news.members; drawRail(); return drawMe();
    case "channels": world.channels = news.channels; drawChannels(); return drawRail();
    case "commands": return loadCommands();
    case "typing": return onTyping(news.channel);
    case "violations": world.violations = news.count; return drawBar();
    case "bot": world.bot.connected = news.connected; return drawBar();
    case "reload": return become(world.me, here);
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
    $("lamp").textContent = "The sandbox is not answering";
    $("lamp").className = "lamp";
    setTimeout(() => { if (socket === mine) become(world.me, here).catch(() => mine.onclose()); }, 1500);
  };
  return new Promise((done) => { mine.onopen = done; mine.onerror = done; });
}

// ---- going about ----

async function loadCommands() {
  world.commands = await get("commands", { member: world.me, channel: here });
}

async function become(id, channel) {
  const state = await get("state", id ? { member: id } : {});
  Object.assign(world, state);
  await listen();
  drawRail();
  drawMe();
  const wanted = world.channels.find((other) => other.id === (channel ?? here)) ?? world.channels.find((other) => other.kind === "text");
  await open(wanted.id, false);
}

/** The page's own address of a place, as the present person sees it. */
function address(channel, message) {
  return `#${[person(world.me)?.username, channel, message].filter(Boolean).join("/")}`;
}

/** Follows a link to a channel or to one of its messages. */
async function goTo(channel, message) {
  if (!world.channels.some((other) => other.id === channel)) {
    return note("You cannot see that channel, or it is gone.");
  }
  if (channel !== here || (message && !world.messages.has(message))) await open(channel, true, message);
  if (here !== channel || !message) return;
  const node = nodeOf(message);
  if (node) seek(node);
  else note("That message is gone.");
}

/** Opens a channel at its newest message; `back` names an older one that must be among those loaded. */
async function open(id, closeDrawer = true, back = undefined) {
  here = id;
  note("");
  const mine = late = [];
  const query = { member: world.me, channel: id, ...(back ? { back } : {}) };
  const loaded = await get("messages", query);
  if (late !== mine) return;
  late = null;
  world.messages = new Map(loaded.map((message) => [message.id, message]));
  for (const { t, message } of mine) {
    if (t === "message" && message.channel === id) world.messages.set(message.id, message);
    if (t === "gone") world.messages.delete(message);
  }
  $("typing").textContent = "";
  const channel = current();
  history.replaceState(null, "", `#${person(world.me).username}/${channel.kind === "dm" ? "@" : channel.name}`);
  drawBar();
  drawChannels();
  drawMessages();
  composer.reset();
  markRead();
  if (closeDrawer) drawer(false);
  await loadCommands();
}

function drawer(yes) {
  $("app").dataset.drawer = yes ? "open" : "closed";
  $("menu").setAttribute("aria-expanded", String(yes));
}

composer = makeComposer({
  commands: () => world.commands,
  members: () => [...world.members, world.bot],
  channels: () => world.channels.filter((channel) => channel.kind !== "dm"),
  place: () => { const channel = current(); return channel ? `Message ${channel.kind === "dm" ? "@" : "#"}${channel.name}` : "Message"; },
  complete: (command, options, focused, text) => post("complete", { channel: here, command, options, focused, text })
    .then((answer) => (answer.error ? { failed: true, choices: [] } : answer)),
  say: async (text) => (await post("say", { channel: here, text })).error,
  slash: async (command, options) => {
    const answer = await post("slash", { channel: here, command: command.name, options });
    if (answer.error) return answer.error;
    track(answer.interaction, { kind: 2, channel: here, label: "/" + command.label });
    toBottom();
  },
});

$("menu").addEventListener("click", () => drawer($("app").dataset.drawer !== "open"));
$("close-menu").addEventListener("click", () => drawer(false));
$("shade").addEventListener("click", () => drawer(false));
$("violations").addEventListener("click", async () => openViolations(await get("violations")));
// A closed form gives the focus back to a line that was drawn anew meanwhile; the caret does not follow by itself.
$("modal").addEventListener("close", () => composer.focus());
$("violations-close").addEventListener("click", () => $("violations-dialog").close());
document.addEventListener("go-to", (event) => goTo(event.detail.channel, event.detail.message));
$("messages").addEventListener("scroll", drawNewest, { passive: true });
$("newest").addEventListener("click", toBottom);
document.addEventListener("visibilitychange", () => { if (!document.hidden && here) markRead(); });
setInterval(refreshMoments, 15_000);

// The address may say who and where: #bjorn/north-sea, #bjorn/@ for the direct messages, #bjorn/<channel id>/<message id>.
const [who, where, which] = decodeURIComponent(location.hash.slice(1)).split("/");
const first = await get("state");
const starter = first.members.find((member) => member.username === who) ?? first.members[0];
const start = await get("state", { member: starter.id });
const target = start.channels.find((channel) => (where === "@" ? channel.kind === "dm" : [channel.name, channel.id].includes(where)));
await become(starter.id, target?.id);
if (target && which) await goTo(target.id, which);
document.body.dataset.ready = "true";
