// The page: the board, the choices of the person, the clocks and the last moves. A tap on a place shows its choices; the
// second tap, which leaves one choice, does it. A line of the list says what it brings, and is done with one tap.

import * as board from "./board.js";
import * as past from "./past.js";
import * as server from "./server.js";

/** @typedef {import("./server.js").State} State */
/** @typedef {import("./server.js").Choice} Choice */
/** @typedef {import("./server.js").Branch} Branch */
/** What the person has chosen so far: places of the board, or branches of the list. @typedef {{ places: number[], path: string[] }} Chosen */

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** The rank of rarely used branches. */
const LAST = 65_535;
/** The longest list of choices without branches. */
const FLAT = 30;
/** @type {Chosen} */
const NOTHING = { places: [], path: [] };

/** @type {State?} */
let state = null;
let chosen = NOTHING;
let whole = false;
let busy = false;
/** @type {import("./server.js").Hint?} */
let hint = null;
/** How often the page has looked again for advice that was not there yet. */
let looks = 0;
/** The most often, with a second more each time. */
const LOOKS = 8;
/** The newest version of the table that the page has heard of. */
let newest = "";

/** An element; parts of the text between ** are bold. @param {string} name @param {string} text @param {Record<string, string>} attributes */
function el(name, text = "", attributes = {}) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  text.split("**").forEach((part, index) => {
    if (part) node.append(index % 2 ? Object.assign(document.createElement("b"), { textContent: part }) : part);
  });
  return node;
}

/** @param {string} text @param {() => void} press @param {Record<string, string>} attributes */
function button(text, press, attributes = {}) {
  const node = el("button", text, { type: "button", ...attributes });
  node.addEventListener("click", press);
  return node;
}

/** The choices that go with what is chosen. Where the order of places decides, those that name them in this order. @param {Chosen} what */
function candidates({ places, path }) {
  const all = (state?.asked?.choices ?? []).filter((choice) => path.every((label, depth) => choice.path[depth]?.label === label));
  const ordered = all.filter((choice) => places.every((place, index) => choice.places[index] === place));
  return ordered.length ? ordered : all.filter((choice) => places.every((place) => choice.places.includes(place)));
}

/** @param {number} place */
function tap(place) {
  if (busy || !state?.asked) return;
  const again = chosen.places[chosen.places.length - 1] === place;
  const here = candidates(chosen);
  if (again && here.length === 1) return act(here[0]);
  if (again) return choose(NOTHING);
  const further = { ...chosen, places: [...chosen.places, place] };
  const found = candidates(further);
  if (chosen.places.length > 0 && found.length === 1) return act(found[0]);
  choose(found.length ? further : { places: [place], path: [] });
}

/** @param {Chosen} what */
function choose(what) {
  chosen = what;
  render();
}

/** Does a choice, or takes back the last step. @param {Choice?} choice */
async function act(choice) {
  const decision = choice ? state?.asked?.decision : state?.undo?.decision;
  if (busy || !decision) return;
  busy = true;
  render();
  try {
    show(await server.act(choice ? { decision, choice: choice.id } : { decision }, whole));
    trouble("");
  } catch (error) {
    fail(error);
    await load();
  } finally {
    busy = false;
    chosen = NOTHING;
    render();
    catchUp();
  }
}

/** Loads the table if it has changed since. */
function catchUp() {
  const [told, shown] = [newest, state?.version ?? ""];
  const later = parseInt(told, 10) - parseInt(shown, 10);
  if (!busy && (later > 0 || (later === 0 && told !== shown))) load();
}

async function load() {
  try {
    show(await server.state(whole));
  } catch (error) {
    fail(error);
    if (!(error instanceof server.Refused) || error.status === 503) setTimeout(load, 3000);
  }
}

/** @param {unknown} error */
function fail(error) {
  trouble(error instanceof server.Refused ? error.message : (state?.words.lost ?? String(error)));
}

/** @param {string} sentence */
function trouble(sentence) {
  $("trouble").textContent = sentence;
  $("trouble").hidden = !sentence;
}

/** @param {State} next */
function show(next) {
  if (next.asked?.decision !== state?.asked?.decision) chosen = NOTHING;
  if (next.asked?.decision !== hint?.decision) hint = null;
  if (next.version !== state?.version) looks = 0;
  state = next;
  document.documentElement.lang = next.locale;
  render();
  document.body.dataset.version = next.version;
  document.body.toggleAttribute("data-coming", next.coming);
  if (next.coming && looks < LOOKS) setTimeout(() => busy || state?.version !== next.version || load(), 1000 * (looks += 1));
}

/** What the list shows at a depth: choices, and branches that lead to several. @param {Choice[]} choices @param {number} depth */
function items(choices, depth) {
  /** @type {Map<string, { branch: Branch, members: Choice[] }>} */
  const groups = new Map();
  /** @type {{ order: number, choice?: Choice, branch?: Branch }[]} */
  const found = [];
  const leaf = (/** @type {Choice} */ choice, /** @type {number} */ order) => found.push({ order, choice });
  const weights = /** @type {Record<string, number>} */ ({ main: -2, usual: -1 });
  for (const choice of choices) {
    const branch = choice.path[depth];
    if (!branch) leaf(choice, weights[choice.weight] ?? LAST - 0.5);
    else if (groups.has(branch.label)) groups.get(branch.label)?.members.push(choice);
    else groups.set(branch.label, { branch, members: [choice] });
  }
  for (const { branch, members } of groups.values()) {
    if (members.length === 1) leaf(members[0], weights[members[0].weight] ?? branch.rank);
    else found.push({ order: branch.rank, branch });
  }
  return found.sort((one, other) => one.order - other.order);
}

/** @param {{ emoji: string, label: string, detail: string }} said */
function line({ emoji, label, detail }) {
  return [`${emoji} ${label}`.trim(), detail];
}

/** The words of each place that choices name. @param {Choice[]} choices */
function spoken(choices) {
  /** @type {Map<number, string[]>} */
  const words = new Map();
  const begins = new Set(choices.map((choice) => choice.places[chosen.places.length]));
  for (const choice of choices) {
    for (const place of choice.places) {
      const known = words.get(place) ?? [];
      const first = begins.has(place) && choice.places[chosen.places.length] === place;
      if (first || !begins.has(place)) known.push(choice.detail ? `${choice.label}: ${choice.detail}` : choice.label);
      words.set(place, known);
    }
  }
  return new Map([...words].map(([place, said]) => [place, said.join("; ")]));
}

function render() {
  if (!state) return;
  const { words, asked } = state;
  const focused = /** @type {HTMLElement | SVGElement | null} */ (document.activeElement)?.dataset ?? {};
  document.title = state.heading;
  $("heading").textContent = state.heading;
  $("board").setAttribute("aria-label", words.board);
  const seen = past.board ?? state;
  $("alt").textContent = seen.alt ?? "";
  $("notice").textContent = notice(state);
  $("tools").hidden = !seen.svg;
  for (const [id, word] of [["smaller", words.smaller], ["larger", words.larger]]) $(id).setAttribute("aria-label", word);
  $("frame").textContent = whole ? words.near : words.whole;
  $("frame").hidden = !state.frames || past.board !== null;
  $("hint").textContent = words.hint;
  $("hint").hidden = !state.hints || hint !== null || past.board !== null;
  const here = candidates(chosen);
  if (seen.svg) {
    board.draw(seen.svg, tap);
    const offered = past.board ? [] : (asked?.choices ?? []);
    const advised = hint && !past.board ? (asked?.choices.find((choice) => choice.id === hint?.choice)?.places ?? []) : [];
    board.mark(spoken(offered), chosen.places, new Set(chosen.places.length ? here.flatMap(after) : advised));
    const [made, best] = past.board?.routes ?? [[], advised];
    board.point(best, made);
    const picture = $("board").firstElementChild;
    picture?.setAttribute("aria-label", state.heading);
    picture?.setAttribute("aria-describedby", "alt");
  } else {
    board.write((seen.board ?? []).map((text) => el("p", text)));
  }
  $("turn").hidden = !asked || past.board !== null;
  if (asked) list(asked, here);
  lists(state);
  history(state);
  document.body.toggleAttribute("data-busy", busy);
  if (focused.place) board.focus(focused.place);
  else if (focused.item) /** @type {HTMLElement?} */ (document.querySelector(`[data-item="${CSS.escape(focused.item)}"]`))?.focus();
}

/** The places of a choice that are not chosen yet. @param {Choice} choice */
const after = (choice) => choice.places.filter((place) => !chosen.places.includes(place));

/** @param {State} shown */
function notice({ stage, plays, thinks, asked, waits, words }) {
  if (stage !== "playing") return words[stage];
  if (chosen.places.length && candidates(chosen).length === 1) return words.again;
  if (asked) return words["your-turn"];
  if (thinks) return words.thinks;
  const who = new Intl.ListFormat(document.documentElement.lang).format(waits.map((wait) => wait.who));
  return `${words.waits.replace("{who}", who)}${plays ? "" : ` ${words.watching}`}`;
}

/** The question with its list. @param {import("./server.js").Asked} asked @param {Choice[]} here */
function list(asked, here) {
  const words = /** @type {State} */ (state).words;
  $("question").textContent = asked.title.replaceAll("**", "") || words.choices;
  $("brief").replaceChildren(...(chosen === NOTHING ? (hint?.lines ?? asked.lines) : []).map((text) => el("p", text)));
  // Behind a place all its choices stand side by side, such as the turns of each Tile.
  const flat = chosen.places.length > 0 && here.length <= FLAT;
  const shown = flat ? here.map((choice) => ({ choice, branch: undefined })) : items(here, chosen.path.length);
  const buttons = shown.map(({ choice, branch }) => {
    const said = choice ?? /** @type {Branch} */ (branch);
    const [label, detail] = line(said);
    const press = () => (choice ? act(choice) : choose({ ...chosen, path: [...chosen.path, said.label] }));
    const node = button(choice ? label : `${label} ›`, press, { class: choice?.weight ?? "plain", "data-item": choice?.id ?? said.label });
    if (detail) node.append(el("small", detail));
    /** @type {HTMLButtonElement} */ (node).disabled = busy;
    const item = el("li");
    item.append(node);
    return item;
  });
  $("choices").replaceChildren(...buttons);
  const more = [];
  if (chosen !== NOTHING) more.push(button(words.other, () => choose(NOTHING), { "data-item": "other" }));
  const undo = state?.undo;
  if (undo) more.push(button(undo.label, () => act(null), { "data-item": "undo" }));
  $("more").replaceChildren(...more);
}

/** The clocks and the last moves. @param {State} shown */
function lists({ waits, log, words }) {
  const clocks = waits.filter((wait) => wait.clock);
  $("clocks").hidden = !clocks.length;
  $("clocks-title").textContent = words.clocks;
  $("waits").replaceChildren(...clocks.map((wait) => el("li", `${wait.who} · ${wait.until && !wait.stopped ? left(wait.until) : words.stopped}`)));
  const told = past.board?.log ?? log;
  $("last").hidden = !told.length;
  $("last-title").textContent = words.last;
  $("log").replaceChildren(...told.map((text) => el("li", text)));
}

/** The turns of the game, and its review. @param {State} shown */
function history({ stage, words }) {
  const seen = past.board;
  $("past").hidden = !seen;
  if (seen) {
    const said = [seen.title, ...(seen.choices ? [seen.choices] : []), ...(seen.routes ? [words.routes] : [])];
    $("where").replaceChildren(...said.flatMap((text) => [el("span", text), el("br")]));
    const slider = /** @type {HTMLInputElement} */ ($("slider"));
    [slider.max, slider.value] = [String(seen.ends.length), String(seen.turn)];
    slider.setAttribute("aria-label", words.slider);
    slider.setAttribute("aria-valuetext", seen.title);
    /** @type {HTMLButtonElement} */ ($("before")).disabled = seen.turn === 0;
    /** @type {HTMLButtonElement} */ ($("next")).disabled = seen.turn === seen.ends.length;
    for (const [id, word] of [["before", words.before], ["next", words.next]]) $(id).setAttribute("aria-label", word);
    $("now").textContent = words.now;
  }
  $("looks").hidden = stage === "lobby";
  $("replay").textContent = words.replay;
  $("replay").hidden = seen !== null;
  const review = past.review?.title ? past.review : null;
  /** @type {HTMLButtonElement} */ ($("judge")).disabled = past.judging;
  $("judge").textContent = past.judging ? words.thinks : words.review;
  // A review that is not checked is asked for again after a lost connection.
  $("judge").hidden = stage !== "over" || (review !== null && (review.done || past.judging));
  $("review").hidden = !review;
  if (!review) return;
  $("review-title").textContent = review.title;
  $("chart").replaceChildren(...(review.svg ? [board.parsed(review.svg)] : []));
  $("chart").setAttribute("aria-label", review.alt ?? "");
  $("reviewed").replaceChildren(...review.lines.map((text) => el("p", text)));
  const turning = review.choices.map(({ label, seq }) => button(label, () => look(past.look({ seq, choice: true })), { "data-item": `turning-${seq}` }));
  $("turning").replaceChildren(...turning);
}

/** Shows a board of the past once it is there. @param {Promise<boolean>} coming */
async function look(coming) {
  try {
    if (!(await coming)) return;
    trouble("");
    render();
    $("board").scrollIntoView({ block: "nearest" });
  } catch (error) {
    fail(error);
  }
}

async function advise() {
  try {
    trouble("");
    const found = await server.hint();
    if (found.decision === state?.asked?.decision) hint = found;
  } catch (error) {
    fail(error);
  }
  choose(NOTHING);
}

async function judge() {
  try {
    trouble("");
    await past.judge(render);
  } catch (error) {
    fail(error);
  }
  render();
}

/** How far away a time is, in words. @param {number} until */
function left(until) {
  const seconds = Math.round((until - Date.now()) / 1000);
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, long] = units.find(([, long]) => Math.abs(seconds) >= long * 2) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(Math.round(seconds / long), unit);
}

$("larger").addEventListener("click", () => board.scale(1.5));
$("smaller").addEventListener("click", () => board.scale(1 / 1.5));
$("frame").addEventListener("click", () => { whole = !whole; load(); });
$("hint").addEventListener("click", advise);
$("replay").addEventListener("click", () => look(past.look({ seq: Number.MAX_SAFE_INTEGER })));
$("judge").addEventListener("click", judge);
$("slider").addEventListener("change", (event) => look(past.turn(Number(/** @type {HTMLInputElement} */ (event.target).value))));
$("before").addEventListener("click", () => look(past.turn((past.board?.turn ?? 1) - 1)));
$("next").addEventListener("click", () => look(past.turn((past.board?.turn ?? 0) + 1)));
$("now").addEventListener("click", () => { past.leave(); render(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && chosen !== NOTHING) choose(NOTHING); });
for (const query of ["(prefers-color-scheme: light)", "(prefers-contrast: more)"]) matchMedia(query).addEventListener("change", load);
addEventListener("hashchange", () => location.reload());
setInterval(() => { if (state) lists(state); }, 20_000);

// Without a link there is nothing to load.
await server.enter().catch((error) => { fail(error); return new Promise(() => {}); });
await load();
let interrupted = false;
server.follow({
  changed: (version) => {
    if (interrupted) trouble("");
    interrupted = false;
    newest = version;
    catchUp();
  },
  lost: () => {
    interrupted = true;
    trouble(state?.words.lost ?? "");
  },
  gone: () => trouble(state?.words.gone ?? $("trouble").textContent ?? ""),
});
