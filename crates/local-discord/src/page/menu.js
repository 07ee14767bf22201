// Menus under messages: a button that opens a list of options for pointer and keyboard.

import { el } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";

/** The picture of a button or an option, if it has one. */
export function emoji(of) {
  if (!of) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, of.id ? `:${of.name}:` : of.name);
}

function optionsOf(menu, context) {
  if (menu.type === 3) return menu.options;
  if (menu.type === 8) return context.channels().map((channel) => ({ label: "#" + channel.name, value: channel.id }));
  return context.members().map((member) => ({ label: member.name, value: member.id }));
}

function optionNode(option, chosen) {
  return el("button", {
    type: "button", class: "option", role: "option", tabindex: -1, "data-value": option.value, "aria-selected": String(chosen),
  }, emoji(option.emoji), el("span", { class: "option-text" }, el("span", {}, option.label),
    option.description ? el("small", {}, option.description) : null), el("span", { class: "tick", "aria-hidden": "true" }, "✓"));
}

/** A menu. It passes the choice to `context.choose`. */
export function menuNode(menu, message, context) {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const options = optionsOf(menu, context);
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const name = menu.placeholder ?? say("choose");
  const label = () => options.filter((option) => chosen.has(option.value)).map((option) => option.label).join(", ") || name;
  const busy = context.waiting(message.id);
  const face = el("span", { class: chosen.size ? "" : "placeholder" }, label());
  const list = el("div", { role: "listbox", "aria-label": name, "aria-multiselectable": String(most > 1) });
  const head = el("button", {
    type: "button", class: "menu-head", "data-custom-id": menu.custom_id, "aria-haspopup": "listbox", "aria-expanded": "false",
    disabled: menu.disabled, "aria-disabled": busy ? "true" : undefined, "aria-label": chosen.size ? `${name}: ${label()}` : name,
  }, face, el("span", { "aria-hidden": "true" }, busy === menu.custom_id ? "…" : "▾"));
  const done = el("button", { type: "button", class: "button primary", "data-testid": "menu-done" }, say("done"));
  const sheet = el("div", { class: "options", hidden: true }, list, most > 1 ? done : null);

  const open = (yes) => {
    sheet.hidden = !yes;
    // Open upwards if there is no room below.
    const room = head.closest(".messages")?.getBoundingClientRect().bottom ?? innerHeight;
    sheet.classList.toggle("up", yes && head.getBoundingClientRect().bottom + Math.min(sheet.scrollHeight, 320) > room);
    head.setAttribute("aria-expanded", String(yes));
    if (yes) (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus();
  };
  const send = () => {
    // The focus returns to the menu and stays there during a redraw of the message.
    head.focus({ preventScroll: true });
    open(false);
    context.choose(message.id, menu.custom_id, [...chosen]);
  };
  const check = () => { done.disabled = chosen.size < least || chosen.size > most; };
  for (const option of options) {
    const row = optionNode(option, chosen.has(option.value));
    row.addEventListener("click", () => {
      if (most === 1) {
        chosen.clear();
        chosen.add(option.value);
        return send();
      }
      if (!chosen.delete(option.value) && chosen.size < most) chosen.add(option.value);
      row.setAttribute("aria-selected", String(chosen.has(option.value)));
      face.textContent = label();
      check();
    });
    list.append(row);
  }
  check();
  done.addEventListener("click", send);
  head.addEventListener("click", () => { if (!busy) open(sheet.hidden); });
  const node = el("div", { class: "menu" }, head, sheet);
  node.addEventListener("keydown", (event) => onKey(event, { head, list, sheet, open }));
  node.addEventListener("focusout", (event) => { if (!node.contains(event.relatedTarget)) open(false); });
  return node;
}

function onKey(event, { head, list, sheet, open }) {
  const rows = [...list.children];
  const at = rows.indexOf(document.activeElement);
  if (event.key === "Escape" && !sheet.hidden) {
    event.stopPropagation();
    head.focus();
    return open(false);
  }
  const to = {
    ArrowDown: () => rows[(at + 1) % rows.length], ArrowUp: () => rows.at(at < 0 ? -1 : at - 1),
    Home: () => rows[0], End: () => rows.at(-1),
  }[event.key];
  if (to) {
    event.preventDefault();
    if (sheet.hidden) head.click();
    else to()?.focus();
  } else if (event.key.length === 1 && event.key !== " " && at >= 0 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    // A letter selects the next option that begins with it.
    const wanted = [...rows.slice(at + 1), ...rows.slice(0, at)];
    wanted.find((row) => row.querySelector(".option-text").textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
  }
}
