// A running game to try: the sandbox opens a table and makes the first moves for the member by the bot's own commands.

import { $, el, remember, remembered } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";
import { current, get, post, world } from "/sandbox/world.js";

/** The number of moves for the member: enough to reach the middle of most games. A shorter game gets half as many. */
const MOVES = 9;
/** The same where a few careless moves lose the game. */
const FEW_MOVES = 2;
const SHARP = ["brandubh", "nine_mens_morris"];

const dialog = $("trial");
let opened = null; // callback with the channel of a new game
let possible = false; // whether the bot has the commands to open a table and to play

/** Sets the callback for the channel of a new game. */
export function setTrials(then) { opened = then; }

/** The channel for the bot's completions, since direct messages cannot hold a table. */
const place = () => (current()?.kind === "text" ? world.here : world.channels.find((channel) => channel.kind === "text").id);

export function trialButton() {
  return el("button", { type: "button", class: "button secondary", "data-testid": "trial", "data-trial": "", hidden: !possible, onclick: openTrials }, say("trial"));
}

/** Shows the buttons and the hint of the first visit, if there is a bot to play with. */
export async function offerTrials() {
  const commands = place() === world.here ? world.commands : await get("commands", { member: world.me, channel: place() });
  possible = ["new", "play"].every((name) => commands.some((command) => command.name === name));
  for (const button of document.querySelectorAll("[data-trial]")) button.hidden = !possible;
  $("welcome").hidden = !possible || remembered("welcome") === "seen";
}

/** Hides the hint of the first visit for good. */
export function welcomed() {
  remember("welcome", "seen");
  $("welcome").hidden = true;
}

async function openTrials(event) {
  const opener = event.currentTarget;
  const word = el("p", { class: "trial-word", "data-testid": "trial-word", role: "status" });
  const list = el("div", { class: "titles" });
  const close = el("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: () => dialog.close() }, "✕");
  dialog.replaceChildren(el("header", {}, el("h2", { id: "trial-title" }, say("trial")), close), el("p", {}, say("trial-lead")), list, word);
  dialog.onclose = () => { if (opener.isConnected) opener.focus(); };
  if (!dialog.open) dialog.showModal();
  const answer = await post("complete", { channel: place(), command: "new", options: {}, focused: "title", text: "" });
  if (answer.failed || answer.error) word.textContent = say("trial-failed");
  for (const title of answer.choices ?? []) {
    list.append(el("button", { type: "button", class: "button secondary", "data-title": title.value, onclick: () => begin(title, list, word) }, title.name));
  }
  list.firstElementChild?.focus();
}

let running = false;
async function begin(title, list, word) {
  if (running) return;
  running = true;
  for (const button of list.children) button.setAttribute("aria-disabled", "true");
  word.textContent = say("trial-running", { title: title.name });
  const answer = await post("trial", { title: title.value, name: title.name, moves: SHARP.includes(title.value) ? FEW_MOVES : MOVES });
  running = false;
  for (const button of list.children) button.removeAttribute("aria-disabled");
  if (answer.error) {
    word.textContent = say("trial-failed") + " " + answer.error;
    return;
  }
  welcomed();
  dialog.onclose = null;
  dialog.close();
  await opened(answer.channel);
}

for (const button of document.querySelectorAll("[data-trial]")) button.addEventListener("click", openTrials);
$("close-welcome").addEventListener("click", () => { welcomed(); document.querySelector("[data-testid=composer]")?.focus(); });
