// Making elements, finding them, and keeping the focus where it was while parts of the page are drawn anew.

export const $ = (id) => document.getElementById(id);

/** An element. Attributes that are undefined, null or false are left out; `on…` is a listener. */
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

/** The attributes by which an element is found again after it was drawn anew. */
const MARKS = ["data-custom-id", "data-value", "data-testid", "href"];

function markOf(node) {
  const name = MARKS.find((name) => node.hasAttribute(name));
  return name && `[${name}="${CSS.escape(node.getAttribute(name))}"]`;
}

/**
 * Runs `change`, which draws parts of the page anew. If the focus was in there it goes to what stands in the same place: the
 * same element, else the first button or menu of the same message, else the message.
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

/** What is remembered in this browser; nothing where the browser keeps nothing. */
export function remembered(key) {
  try { return localStorage.getItem("sandbox-" + key); } catch { return null; }
}

export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem("sandbox-" + key);
    else localStorage.setItem("sandbox-" + key, value);
  } catch { /* The browser keeps nothing: it holds until the page is closed. */ }
}
