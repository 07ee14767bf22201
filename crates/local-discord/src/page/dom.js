// Creates and finds elements, and keeps the focus in place while the page redraws parts.

export const $ = (id) => document.getElementById(id);

/** Creates an element. It omits attributes that are undefined, null or false; `on…` is a listener. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** The attributes that identify an element after a redraw. */
const MARKS = ["data-custom-id", "data-value", "data-testid", "href"];

function markOf(node) {
  const name = MARKS.find((name) => node.hasAttribute(name));
  return name && `[${name}="${CSS.escape(node.getAttribute(name))}"]`;
}

/**
 * Runs `change`, which redraws parts of the page. If the focus was in such a part, it goes to the same element, else to the
 * first button or menu of the same message, else to the message.
 */
export function keepingFocus(change) {
  const before = document.activeElement;
  const message = before?.closest("[data-message-id]")?.dataset.messageId;
  const place = message ? `[data-message-id="${message}"]` : before?.closest("[id]") && "#" + before.closest("[id]").id;
  const mark = before && markOf(before);
  change();
  if (!before || before === document.body || before.isConnected || !place) return;
  const usable = (node) => node && !node.disabled && node;
  const now = document.querySelector(place);
  const next = () => now?.querySelector("[data-custom-id]:not([disabled])") ?? now;
  const found = usable(mark && now?.querySelector(mark)) || (message && (before.matches(place) ? now : next()));
  if (!found) return;
  if (found === now) now.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/** A value stored in this browser. Empty if the browser stores nothing. */
export function remembered(key) {
  try { return localStorage.getItem("sandbox-" + key); } catch { return null; }
}

export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem("sandbox-" + key);
    else localStorage.setItem("sandbox-" + key, value);
  } catch { /* The browser keeps nothing: it holds until the page is closed. */ }
}
