// The messages of the open channel by time, and their announcements to screen readers.

import { $, el, keepingFocus } from "/sandbox/dom.js";
import { placeLink, plain } from "/sandbox/markdown.js";
import { avatar, failed, messageNode } from "/sandbox/message.js";
import { say } from "/sandbox/say.js";
import { trialButton } from "/sandbox/trial.js";
import { current, ordered, person, world } from "/sandbox/world.js";

const log = $("messages");
let context = null; // the data and actions for messages

/** Sets the data and actions for messages. */
export function setContext(known) { context = known; }

/** Omits the author of a message that follows one by the same author. */
function grouped(message, before) {
  return Boolean(before) && before.author === message.author && message.at - before.at < 420_000
    && !message.origin?.command && !message.reply && before.ephemeral === message.ephemeral;
}

/** Prepares a new message: the keyboard can reach its parts that scroll sideways. */
function settle(node) {
  sizes.observe(node);
  for (const pre of node.querySelectorAll("pre")) if (pre.scrollWidth > pre.clientWidth) pre.tabIndex = 0;
}

export function drawMessages() {
  const all = ordered();
  const kind = current()?.kind;
  const first = el("div", { class: "beginning" }, el("h3", {}, kind === "dm" ? current().name : "#" + (current()?.name ?? "")),
    el("p", {}, say({ dm: "beginning-dm", forum: "beginning-forum" }[kind] ?? "beginning")), kind === "forum" ? posts() : null,
    kind === "text" || kind === "thread" ? trialButton() : null);
  keepingFocus(() => log.replaceChildren(first, ...all.map((message, at) => messageNode(message, context, grouped(message, all[at - 1])))));
  log.querySelectorAll("[data-message-id]").forEach(settle);
  drawNotices();
  toBottom();
  drawNewest();
}

/** The posts of the open forum, each with a link. */
function posts() {
  const list = world.channels.filter((channel) => channel.parent === world.here);
  return el("ul", { "data-testid": "posts" }, ...list.map((post) => el("li", {}, placeLink(post.id, undefined, null, context, ""))));
}

export function nodeOf(id) {
  return log.querySelector(`[data-message-id="${id}"]`);
}

/** Redraws a message and the replies to it. */
export function redraw(id) {
  const message = world.messages.get(id);
  const old = nodeOf(id);
  if (!message || !old) return;
  const fresh = messageNode(message, context, old.classList.contains("grouped"));
  fresh.classList.toggle("sought", old.classList.contains("sought"));
  // An open menu stays open while another part of the message changes, e.g. when a picture arrives.
  const open = old.querySelector(".menu-head[aria-expanded=true]")?.dataset.customId;
  keepingFocus(() => {
    old.replaceWith(fresh);
    if (open) fresh.querySelector(`.menu-head[data-custom-id="${CSS.escape(open)}"]:not([aria-disabled=true], [disabled])`)?.click();
  });
  settle(fresh);
}

/** Adds a message at its time, or redraws it. */
export function show(message) {
  const known = world.messages.get(message.id);
  const stick = sticks();
  unseen ||= !known && !stick;
  world.messages.set(message.id, message);
  if (known) redraw(message.id);
  else {
    const all = ordered();
    const at = all.findIndex((other) => other.id === message.id);
    const node = messageNode(message, context, grouped(message, all[at - 1]));
    const after = all[at - 1] && nodeOf(all[at - 1].id);
    if (after) after.after(node);
    else log.querySelector(".beginning").after(node);
    settle(node);
  }
  announce(message, known);
  if (stick) toBottom();
  drawNewest();
  return !known;
}

export function remove(id) {
  world.messages.delete(id);
  const node = nodeOf(id);
  if (!node) return;
  // The focus moves from the deleted message to the log, or to the next question if the page has just led there.
  const inside = node.contains(document.activeElement);
  const sought = node.matches(".sought");
  node.remove();
  if (inside) log.focus({ preventScroll: true });
  if (inside && sought) seekQuestion();
  for (const other of ordered()) if (other.reply?.id === id) { other.reply = { id, name: "", text: "" }; redraw(other.id); }
}

/** The beginning of a message: its text, or the title of its embed. */
function firstLine(message) {
  const texts = [message.content, ...message.embeds.flatMap((embed) => [embed.title, embed.description])];
  return plain(texts.find(Boolean)?.split("\n")[0] ?? "", context);
}

/** Announces a message to a screen reader in one line, since a whole board would take minutes. */
function announce(message, before) {
  if (message.author === world.me || message.thinking) return;
  const line = firstLine(message);
  if (!line || (before && !before.thinking && firstLine(before) === line)) return;
  $("announcer").textContent = say(message.ephemeral ? "said-to-you" : "said", { name: message.name, text: line });
}

export function drawNotices() {
  for (const old of log.querySelectorAll(".notice")) old.remove();
  const waiting = [...world.pending.values()].filter((asked) => asked.channel === world.here && !asked.message);
  const failedHere = world.notices.filter((notice) => notice.channel === world.here);
  const stick = sticks();
  for (const notice of failedHere) place(failedNode(notice), notice.at);
  for (const asked of waiting) log.append(waitingNode(asked));
  if (stick) toBottom();
}

/** Adds a notice at its time. */
function place(node, at) {
  const later = ordered().find((message) => message.at > at);
  const before = later && nodeOf(later.id);
  if (before) before.before(node);
  else log.append(node);
}

function above(label) {
  return el("p", { class: "above" }, el("b", {}, person(world.me).name), ` ${say("used")} `, el("span", { class: "mention" }, label));
}

function failedNode(notice) {
  const forget = () => {
    world.notices.splice(world.notices.indexOf(notice), 1);
    drawNotices();
    log.focus({ preventScroll: true });
  };
  return el("div", { class: "message notice ephemeral" }, above(notice.label), avatar(world.bot.name, world.bot.colour),
    el("p", { class: "who" }, el("b", { class: "name" }, world.bot.name), el("span", { class: "tag" }, "APP")),
    el("div", { class: "body" }, failed(say("no-answer")), el("p", { class: "only-you" }, `👁 ${say("only-you")} • `,
      el("button", { type: "button", class: "as-link", onclick: forget }, say("dismiss")))));
}

function waitingNode(asked) {
  return el("div", { class: "message notice" }, above(asked.label), avatar(world.bot.name, world.bot.colour),
    el("div", { class: "body" }, el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), say("sending"))));
}

function atBottom() {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 120;
}

/** Whether the newest message stays visible. A question that the page has just led to stays visible instead. */
function sticks() {
  return atBottom() && !log.querySelector(".sought");
}

let held = true; // whether the newest message is visible; it stays so while pictures load and the window changes
let height = 0; // of all messages, when the newest was last kept visible
export function toBottom() {
  log.scrollTop = log.scrollHeight;
  height = log.scrollHeight;
  held = true;
}

const sizes = new ResizeObserver(() => {
  if (held) toBottom();
  height = log.scrollHeight;
  drawNewest();
});
sizes.observe(log);

let unseen = false; // whether a message arrived while the newest was not visible
/** Shows the button to the newest message while that is not visible. */
export function drawNewest() {
  const down = atBottom();
  if (down) unseen = false;
  // The focus moves from the pressed button to the messages.
  if (down && document.activeElement === $("newest")) log.focus({ preventScroll: true });
  $("newest").hidden = down;
  $("newest").textContent = say(unseen ? "new-messages" : "newest") + " ↓";
}

let noting = 0;
/** Shows a short text for a while. */
export function note(text) {
  $("note").replaceChildren(text);
  clearTimeout(noting);
  if (typeof text === "string" && text) noting = setTimeout(() => note(""), 8000);
}

/** Goes to the newest message with a button or a menu. Ephemeral messages come first. */
export function seekQuestion() {
  const asking = [...log.querySelectorAll("[data-message-id]:has([data-custom-id]:not([disabled], [aria-disabled=true]))")];
  const question = asking.findLast((node) => node.matches(".ephemeral")) ?? asking.at(-1);
  if (question) seek(question);
}

let seeking = 0;
/** Scrolls to a message and marks it for a moment. */
export function seek(node) {
  for (const old of log.querySelectorAll(".sought")) old.classList.remove("sought");
  const tall = node.offsetHeight > log.clientHeight;
  held = false;
  node.scrollIntoView({ block: tall ? "start" : "center" });
  node.classList.add("sought");
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  clearTimeout(seeking);
  const id = node.dataset.messageId;
  seeking = setTimeout(() => nodeOf(id)?.classList.remove("sought"), 3000);
}

/** Up and down move between messages while the list or a message has the focus. */
log.addEventListener("keydown", (event) => {
  const at = document.activeElement;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || (at !== log && !at.matches("[data-message-id]"))) return;
  const all = [...log.querySelectorAll("[data-message-id]")];
  const to = at === log ? all.at(-1) : all[all.indexOf(at) + step];
  if (!to) return;
  event.preventDefault();
  to.tabIndex = -1;
  to.focus({ preventScroll: true });
  to.scrollIntoView({ block: "nearest" });
});
log.addEventListener("scroll", () => {
  // Growing content also scrolls. Only scrolling up stops keeping the newest message visible.
  if (log.scrollHeight === height) held = sticks();
  drawNewest();
}, { passive: true });
$("newest").addEventListener("click", toBottom);
