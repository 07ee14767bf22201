// The picture of the board: its places as buttons, and its size.

/** @typedef {import("./server.js").Choice} Choice */

const SVG = "http://www.w3.org/2000/svg";
const LARGEST = 5;
/** The length of an arrow's head, in units of the picture. */
const HEAD = 160;
const board = /** @type {HTMLElement} */ (document.getElementById("board"));
let size = 1;
/** The picture that is shown. */
let drawn = "";

/** A picture as an element, without its letters for a screen reader: it has words of its own. @param {string} text */
export function parsed(text) {
  const picture = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const words of picture.querySelectorAll("text")) words.setAttribute("aria-hidden", "true");
  return picture;
}

/**
 * Shows a picture whose places are buttons. `tap` gets the number of a place. Returns whether it is another picture.
 * @param {string} text @param {(place: number) => void} tap
 */
export function draw(text, tap) {
  if (text === drawn) return false;
  drawn = text;
  const picture = parsed(text);
  picture.setAttribute("role", "group");
  for (const place of places(picture)) {
    const number = Number(place.dataset.place);
    place.addEventListener("click", () => tap(number));
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      tap(number);
    });
  }
  board.replaceChildren(picture);
  resize(size);
  return true;
}

/** Shows a board in words. @param {HTMLElement[]} lines */
export function write(lines) {
  drawn = "";
  board.replaceChildren(...lines);
}

/** @param {ParentNode} within @returns {SVGElement[]} */
const places = (within) => [...within.querySelectorAll(".place")].map((place) => /** @type {SVGElement} */ (place));

/**
 * Marks the places. A place without words is no button.
 * @param {Map<number, string>} words @param {number[]} chosen @param {Set<number>} next
 */
export function mark(words, chosen, next) {
  for (const place of places(board)) {
    const number = Number(place.dataset.place);
    const label = words.get(number);
    const outline = /** @type {SVGElement} */ (place.firstElementChild);
    outline.toggleAttribute("hidden", label === undefined);
    place.classList.toggle("chosen", chosen.includes(number));
    place.classList.toggle("next", next.has(number));
    for (const [name, value] of [["role", "button"], ["tabindex", "0"], ["aria-label", label ?? ""]]) {
      if (label === undefined) place.removeAttribute(name);
      else place.setAttribute(name, value);
    }
    if (label !== undefined) place.setAttribute("aria-pressed", String(chosen.includes(number)));
    else place.removeAttribute("aria-pressed");
  }
}

/** Points from each of these places to the next: a choice to do, and one that was made. @param {number[]} best @param {number[]} made */
export function point(best, made) {
  for (const old of board.querySelectorAll(".route")) old.remove();
  draft(made, "route made");
  draft(best, "route");
}

/** Adds an arrow along these places, or a ring around the only one. @param {number[]} route @param {string} name */
function draft(route, name) {
  const shown = route.map((number) => /** @type {SVGGraphicsElement?} */ (board.querySelector(`[data-place="${number}"]`)));
  const middles = shown.flatMap((place) => {
    if (!place) return [];
    const { x, y, width, height } = place.getBBox();
    return [[x + width / 2, y + height / 2]];
  });
  if (!middles.length) return;
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("class", name);
  board.firstElementChild?.append(line);
  if (middles.length === 1) {
    const [[x, y]] = middles;
    line.setAttribute("d", `M${x - HEAD} ${y}a${HEAD} ${HEAD} 0 1 0 ${2 * HEAD} 0a${HEAD} ${HEAD} 0 1 0 ${-2 * HEAD} 0`);
    return;
  }
  // A head of two strokes at the last place.
  const [[fromX, fromY], [x, y]] = middles.slice(-2);
  const angle = Math.atan2(y - fromY, x - fromX);
  const head = [-0.5, 0.5].map((turn) => `M${x} ${y}L${x - HEAD * Math.cos(angle + turn)} ${y - HEAD * Math.sin(angle + turn)}`);
  line.setAttribute("d", `M${middles.map((at) => at.join(" ")).join("L")}${head.join("")}`);
}

/** Focuses a place. @param {string} number */
export function focus(number) {
  /** @type {SVGElement?} */ (board.querySelector(`[data-place="${number}"][tabindex]`))?.focus({ preventScroll: true });
}

/** Changes the size, and keeps a point of the board in its place. @param {number} to @param {number} x @param {number} y */
export function resize(to, x = board.clientWidth / 2, y = board.clientHeight / 2) {
  const before = size;
  size = Math.min(LARGEST, Math.max(1, to));
  const picture = board.firstElementChild;
  if (picture?.namespaceURI !== SVG) return;
  const { style } = /** @type {SVGElement} */ (picture);
  [style.width, style.maxHeight] = [`${size * 100}%`, `${size * 75}vh`];
  board.scrollLeft = ((board.scrollLeft + x) * size) / before - x;
  board.scrollTop = ((board.scrollTop + y) * size) / before - y;
}

/** Makes it larger or smaller. @param {number} by */
export const scale = (by) => resize(size * by);

/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
const apart = () => {
  const [one, other] = [...fingers.values()];
  return Math.hypot(one.x - other.x, one.y - other.y);
};
board.addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => fingers.set(pointerId, { x, y }));
for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
  board.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
}
board.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  const before = fingers.size === 2 ? apart() : 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (before > 0) {
    const { left, top } = board.getBoundingClientRect();
    resize((size * apart()) / before, event.clientX - left, event.clientY - top);
  }
});
board.addEventListener("touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
board.addEventListener("wheel", (event) => {
  // Without a key the wheel moves the page, as everywhere. A trackpad sends its pinch with this key.
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const { left, top } = board.getBoundingClientRect();
  resize(size * Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
}, { passive: false });
