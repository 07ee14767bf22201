// The menu of a person, with the bot's commands on people. A press on a name opens it.

import { $, el } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";
import { person, world } from "/sandbox/world.js";

const dialog = $("person");
let use = null; // sends a command on a person; returns its error, if any

/** Sets what sends a command: it gets the command and the id of the person. */
export function setPeople(send) { use = send; }

/** The name of a person. Without an id it is only a text, since it has no menu. */
export function personName(id, shown, kind) {
  if (!id || id === world.bot.id) return el("b", { class: kind }, shown);
  return el("button", { type: "button", class: `${kind} as-name`, "aria-haspopup": "dialog", "data-user": id, onclick: open }, shown);
}

function open(event) {
  const opener = event.currentTarget;
  const id = opener.dataset.user;
  const name = person(id)?.name ?? opener.textContent;
  const word = el("p", { role: "status", "data-testid": "person-word" }, world.onPeople.length ? "" : say("no-command"));
  const list = el("div", { class: "titles" }, ...world.onPeople.map((command) => el("button", {
    type: "button", class: "button secondary", "data-name": command.name,
    onclick: async () => {
      const error = await use(command, id);
      if (error) word.textContent = error;
      else dialog.close();
    },
  }, command.label)));
  const close = el("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: () => dialog.close() }, "✕");
  dialog.replaceChildren(el("header", {}, el("h2", { id: "person-title" }, name), close), list, word);
  dialog.onclose = () => { if (opener.isConnected) opener.focus(); };
  dialog.showModal();
  list.firstElementChild?.focus();
}
