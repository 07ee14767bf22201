// The input line at the bottom: ordinary text, or a slash command with its options and completions.

import { checked } from "/sandbox/check.js";
import { $, el } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";

const line = $("line");
const completions = $("completions");
const list = $("completions-list");
const hint = $("hint");

/** Makes the composer. `deps`: commands(), complete(command, options, focused, text), slash(command, options), say(text), members(), channels(), place(). */
export function makeComposer(deps) {
  let command = null; // the chosen command
  let fields = new Map(); // option name -> { input, value }: the shown and the sent value
  let shown = []; // completions on offer: { name, label, description, take }
  let at = 0;
  let walked = false; // whether the person used the arrows among the completions
  let asked = 0;

  const combining = { "aria-autocomplete": "list", "aria-controls": "completions-list", "aria-describedby": "hint" };
  const input = el("textarea", { class: "text-input", rows: 1, "data-testid": "composer", maxlength: 2000, ...combining });
  const send = el("button", { type: "submit", class: "icon send", "data-testid": "send" }, "➤");

  /** Shows why the page does not send the input. The error of an option appears in its field. */
  function problem(text, field) {
    hint.textContent = text ?? "";
    for (const { input } of fields.values()) input.removeAttribute("aria-invalid");
    if (!field) return;
    field.setAttribute("aria-invalid", "true");
    field.focus();
  }

  function offer(items, title) {
    shown = items;
    at = 0;
    walked = false;
    completions.hidden = !items.length && !title;
    list.hidden = !items.length;
    $("completions-title").textContent = title ?? "";
    list.replaceChildren(...items.map((item, index) => {
      const row = el("button", {
        type: "button", class: "completion", role: "option", tabindex: -1, "data-testid": "completion", "data-name": item.name,
        id: `completion-${index}`, "aria-selected": String(index === 0),
      }, el("span", { class: "completion-label" }, item.label), item.description ? el("small", {}, item.description) : null);
      // Do this before the field loses its focus.
      row.addEventListener("mousedown", (event) => event.preventDefault());
      row.addEventListener("click", () => item.take());
      return row;
    }));
    point();
  }

  /** Marks in the field the completion that Enter takes. */
  function point() {
    for (const field of [input, ...[...fields.values()].map((entry) => entry.input)]) {
      const active = shown.length && field === document.activeElement;
      if (active) field.setAttribute("aria-activedescendant", `completion-${at}`);
      else field.removeAttribute("aria-activedescendant");
      if (field !== input) field.setAttribute("aria-expanded", String(Boolean(active)));
    }
  }

  /** Hides the completions, and ignores those requested before. */
  function hide() {
    asked += 1;
    offer([]);
  }

  function move(by) {
    const rows = list.children;
    walked = true;
    rows[at]?.setAttribute("aria-selected", "false");
    at = (at + by + rows.length) % rows.length;
    rows[at].setAttribute("aria-selected", "true");
    rows[at].scrollIntoView({ block: "nearest" });
    point();
  }

  function offerCommands() {
    const text = input.value.slice(1).toLowerCase();
    const whole = deps.commands().find((known) => input.value.toLowerCase().startsWith("/" + known.label.toLowerCase() + " "));
    if (whole) {
      const rest = input.value.slice(whole.label.length + 2);
      return begin(whole, rest);
    }
    const fits = deps.commands().filter((known) => known.label.toLowerCase().includes(text) || known.name.includes(text));
    fits.sort((a, b) => Number(b.label.startsWith(text)) - Number(a.label.startsWith(text)) || a.label.localeCompare(b.label));
    offer(fits.map((known) => ({
      name: known.name, label: "/" + known.label, description: known.description, take: () => begin(known, ""),
    })), say(fits.length ? "commands" : "no-command"));
  }

  function begin(known, rest) {
    command = known;
    fields = new Map();
    problem();
    draw();
    const first = known.options.find((option) => option.required) ?? known.options[0];
    if (!first) { hide(); return send.focus(); }
    add(first);
    for (const option of known.options) if (option.required) add(option);
    const field = fields.get(first.name).input;
    field.focus();
    if (rest) { field.value = rest; fields.get(first.name).value = rest; }
    if (!moveOn(first)) ask(first);
  }

  /** Moves text such as `option:value` into its field: `title:Raids seats:3` fills two options. */
  function moveOn(option) {
    const text = fields.get(option.name).input.value;
    for (const other of command.options) {
      for (const name of [other.name, other.label]) {
        const at = text.toLowerCase().search(new RegExp("(^|\\s)" + name.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, "\\$&") + ":", "u"));
        if (at < 0) continue;
        const kept = text.slice(0, at).trim();
        const rest = text.slice(text.indexOf(":", at) + 1).trimStart();
        set(option, kept);
        add(other);
        set(other, rest);
        fields.get(other.name).input.focus();
        if (!moveOn(other)) ask(other);
        return true;
      }
    }
    return false;
  }

  function set(option, text) {
    const entry = fields.get(option.name);
    entry.input.value = text;
    entry.value = text;
  }

  function cancel(focusing = true) {
    command = null;
    fields = new Map();
    input.value = "";
    problem();
    hide();
    draw();
    fit();
    if (focusing) input.focus();
  }

  function add(option) {
    if (fields.has(option.name)) return;
    const field = el("input", {
      type: "text", class: "option-input", "data-testid": "option-" + option.name, "aria-label": `${option.label}: ${option.description}`,
      placeholder: option.description, autocomplete: "off", role: "combobox", "aria-expanded": "false",
      "aria-required": option.required ? "true" : undefined, ...combining,
    });
    const entry = { input: field, value: "" };
    fields.set(option.name, entry);
    field.addEventListener("input", () => {
      entry.value = field.value;
      problem();
      if (!moveOn(option)) ask(option);
    });
    field.addEventListener("focus", () => ask(option));
    draw();
  }

  /** The value to send for an option, as { value } or { problem }. Undefined while its field is empty. */
  function read(option) {
    const entry = fields.get(option.name);
    const text = entry?.value.trim();
    if (!text) return null;
    // A value chosen from a list is valid.
    if (entry.input.value !== entry.value) return { value: text };
    return checked(option, text, { members: deps.members(), channels: deps.channels() });
  }

  /** The filled and valid options so far, for completions. */
  function filled() {
    const found = command.options.map((option) => [option.name, read(option)?.value]);
    return Object.fromEntries(found.filter(([, value]) => value !== undefined));
  }

  /** The options to send. Undefined if an option is invalid; then the error appears under its field. */
  function accepted() {
    const sent = {};
    for (const option of command.options) {
      const found = read(option);
      if (!found && option.required) {
        add(option);
        return problem(say("check-required", { option: option.label }), fields.get(option.name).input);
      }
      if (!found) continue;
      if (found.problem) return problem(found.problem, fields.get(option.name).input);
      sent[option.name] = found.value;
    }
    return sent;
  }

  function take(option, choice) {
    const entry = fields.get(option.name);
    entry.input.value = choice.name;
    entry.value = String(choice.value);
    hide();
    const next = command.options.find((other) => fields.has(other.name) && fields.get(other.name).value === "" && other.required);
    if (next) fields.get(next.name).input.focus();
    else entry.input.focus({ preventScroll: true }), hide();
  }

  function fixedChoices(option) {
    if (option.choices.length) return option.choices;
    if (option.type === 5) return [{ name: say("true"), value: "true" }, { name: say("false"), value: "false" }];
    if (option.type === 6 || option.type === 9) return deps.members().map((member) => ({ name: "@" + member.name, value: member.id }));
    if (option.type === 7) return deps.channels().map((channel) => ({ name: "#" + channel.name, value: channel.id }));
    return null;
  }

  async function ask(option) {
    const mine = ++asked;
    const text = fields.get(option.name).input.value;
    const items = (choices) => choices.map((choice) => ({
      name: String(choice.value), label: choice.name, description: "", take: () => take(option, choice),
    }));
    const fixed = fixedChoices(option);
    if (fixed) {
      const wanted = fixed.filter((choice) => choice.name.toLowerCase().includes(text.toLowerCase()));
      return offer(items(wanted.slice(0, 25)), option.description);
    }
    if (!option.autocomplete) return offer([], option.description);
    // Debounce, so that fast typing does not request completions for every letter.
    await new Promise((done) => setTimeout(done, 120));
    if (mine !== asked || !command) return;
    const answer = await deps.complete(command.name, filled(), option.name, text);
    if (mine !== asked || !command || document.activeElement !== fields.get(option.name)?.input) return;
    if (answer.failed) return offer([], say("completions-failed"));
    offer(items(answer.choices), answer.choices.length ? option.description : say("no-completion"));
  }

  function draw() {
    input.placeholder = deps.place();
    input.setAttribute("aria-label", deps.place());
    send.setAttribute("aria-label", say("send"));
    if (!command) {
      return line.replaceChildren(input, send);
    }
    const label = (option) => el("label", { class: "option-pill" }, el("span", {}, option.label), fields.get(option.name).input);
    const chosen = command.options.filter((option) => fields.has(option.name)).map(label);
    const more = command.options.filter((option) => !fields.has(option.name)).map((option) => el("button", {
      type: "button", class: "option-add", "data-testid": "add-" + option.name, title: option.description,
      "aria-label": say("add-option", { option: option.label }), onclick: () => { add(option); fields.get(option.name).input.focus(); },
    }, "+ " + option.label));
    const away = el("button", { type: "button", class: "icon", "data-testid": "cancel-command", "aria-label": say("cancel-command"), onclick: () => cancel() }, "✕");
    line.replaceChildren(el("span", { class: "command-name" }, "/" + command.label), ...chosen, ...more, away, send);
  }

  async function submit() {
    if (command) {
      const sent = accepted();
      if (!sent) return;
      const used = command;
      const error = await deps.slash(used, sent);
      if (error) return problem(error);
      // The person may have begun another one meanwhile.
      if (command === used) cancel();
      return;
    }
    const text = input.value.trim();
    if (text.startsWith("/") && shown.length) return shown[at].take();
    if (!text) return;
    const error = await deps.say(text);
    if (error) return problem(error);
    // Text typed meanwhile stays.
    if (input.value.trim() === text) input.value = "";
    fit();
  }

  function fit() {
    input.style.height = "auto";
    input.style.height = Math.min(input.scrollHeight, 180) + "px";
  }

  function onKey(event) {
    const typing = !completions.hidden && shown.length > 0;
    if (typing && event.key === "ArrowDown") { event.preventDefault(); move(1); }
    else if (typing && event.key === "ArrowUp") { event.preventDefault(); move(-1); }
    else if (typing && event.key === "Tab" && !event.shiftKey && (walked || event.target.value)) { event.preventDefault(); shown[at].take(); }
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing && event.target.tagName !== "BUTTON") {
      event.preventDefault();
      if (typing && (!command || document.activeElement?.classList.contains("option-input"))) shown[at].take();
      else submit();
    } else if (event.key === "Escape") { if (!completions.hidden) hide(); else if (command) cancel(); }
    else if (event.key === "Backspace" && command && event.target.value === "" && event.target.classList.contains("option-input")) {
      event.preventDefault();
      cancel();
    }
  }

  input.addEventListener("input", () => {
    problem();
    fit();
    if (input.value.startsWith("/")) offerCommands();
    else hide();
  });
  const form = document.getElementById("composer");
  form.addEventListener("keydown", onKey);
  form.addEventListener("submit", (event) => { event.preventDefault(); submit(); });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget) || !event.relatedTarget.matches("input, textarea, .completion, .completions")) hide();
  });
  draw();

  /** Puts the caret into the line, even if the browser reports it there already. */
  function focus() {
    document.activeElement?.blur();
    const target = [...fields.values()][0]?.input ?? input;
    target.focus();
    target.setSelectionRange(target.value.length, target.value.length);
  }

  /** Updates the offered commands. */
  const renew = () => { if (!command && !completions.hidden && input.value.startsWith("/")) offerCommands(); };

  return { reset: cancel, redraw: draw, focus, renew };
}
