// The messages of the open channel, in the order of their time, and what is told of them.

import { $, el, keepingFocus } from "/sandbox/dom.js";
import { plain } from "/sandbox/markdown.js";
import { avatar, failed, messageNode } from "/sandbox/message.js";
import { say } from "/sandbox/say.js";
import { trialButton } from "/sandbox/trial.js";
import { current, ordered, person, world } from "/sandbox/world.js";

const log = $("messages");
let context = null; // what messages know of the world

/** `known` is what messages know of the world and can do. */
export function setContext(known) { context = known; }

/** A message goes without its author when the same one spoke just before. */
function grouped(message, before) {
  return Boolean(before) && before.author === message.author && message.at - before.at < 420_000
    && !message.origin?.command && !message.reply && before.ephemeral === message.ephemeral;
}

/** Sees to a message that has just been put in: what scrolls sideways can be reached by the keyboard. */
function settle(node) {
  sizes.observe(node);
  for (const pre of node.querySelectorAll("pre")) if (pre.scrollWidth > pre.clientWidth) pre.tabIndex = 0;
}

export function drawMessages() {
  const all = ordered();
  const dm = current()?.kind === "dm";
  const first = el("div", { class: "beginning" }, el("h3", {}, dm ? current().name : "#" + (current()?.name ?? "")),
    el("p", {}, say(dm ? "beginning-dm" : "beginning")), dm ? null : trialButton());
  keepingFocus(() => log.replaceChildren(first, ...all.map((message, at) => messageNode(message, context, grouped(message, all[at - 1])))));
  log.querySelectorAll("[data-message-id]").forEach(settle);
  drawNotices();
  toBottom();
  drawNewest();
}

export function nodeOf(id) {
  return log.querySelector(`[data-message-id="${id}"]`);
}

/** Draws a message anew, and what replies to it. */
export function redraw(id) {
  const message = world.messages.get(id);
  const old = nodeOf(id);
  if (!message || !old) return;
  const fresh = messageNode(message, context, old.classList.contains("grouped"));
  fresh.classList.toggle("sought", old.classList.contains("sought"));
  // A menu that is open stays so while something else of the message changes, e.g. a picture comes.
  const open = old.querySelector(".menu-head[aria-expanded=true]")?.dataset.customId;
  keepingFocus(() => {
    old.replaceWith(fresh);
    if (open) fresh.querySelector(`.menu-head[data-custom-id="${CSS.escape(open)}"]:not([aria-disabled=true], [disabled])`)?.click();
  });
  settle(fresh);
}

/** Adds a message where its time is, or draws it anew. */
export function show(message) {
  const known = world.messages.get(message.id);
  const stick = atBottom() && !log.querySelector(".sought");
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
  // Whoever was in the message goes on from the line to type in.
  const inside = node.contains(document.activeElement);
  node.remove();
  if (inside) log.focus({ preventScroll: true });
  for (const other of ordered()) if (other.reply?.id === id) { other.reply = { id, name: "", text: "" }; redraw(other.id); }
}

/** What a message says first: its text, or the title of what it shows. */
function firstLine(message) {
  const texts = [message.content, ...message.embeds.flatMap((embed) => [embed.title, embed.description])];
  return plain(texts.find(Boolean)?.split("\n")[0] ?? "", context);
}

/** Tells a screen reader what came, in one line: a whole board would take minutes. */
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
  const stick = atBottom();
  for (const notice of failedHere) place(failedNode(notice), notice.at);
  for (const asked of waiting) log.append(waitingNode(asked));
  if (stick) toBottom();
}

/** Puts a notice where its time is. */
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

let held = true; // the newest message is in sight, and stays so while pictures come and the window changes
let height = 0; // of all messages, when they were last held
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

let unseen = false; // something came while the newest was out of sight
/** Offers the way down while the newest message is out of sight. */
export function drawNewest() {
  const down = atBottom();
  if (down) unseen = false;
  // Whoever pressed it goes on in the messages.
  if (down && document.activeElement === $("newest")) log.focus({ preventScroll: true });
  $("newest").hidden = down;
  $("newest").textContent = say(unseen ? "new-messages" : "newest") + " ↓";
}

let noting = 0;
/** A word to the person, for a while. */
export function note(text) {
  $("note").textContent = text;
  clearTimeout(noting);
  if (text) noting = setTimeout(() => note(""), 8000);
}

/** To the message that asks the member: the newest with a button or a menu, of those that only they see if there is one. */
export function seekQuestion() {
  const asking = [...log.querySelectorAll("[data-message-id]:has([data-custom-id]:not([disabled], [aria-disabled=true]))")];
  const question = asking.findLast((node) => node.matches(".ephemeral")) ?? asking.at(-1);
  if (question) seek(question);
}

let seeking = 0;
/** Brings a message into sight and marks it for a moment. */
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

/** Up and down go from message to message, while the messages or one of them have the focus. */
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
  // What grows moves the messages too: only somebody who goes up lets go of the newest one.
  if (log.scrollHeight === height) held = atBottom();
  drawNewest();
}, { passive: true });
$("newest").addEventListener("click", toBottom);
