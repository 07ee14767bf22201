// The page's own texts: for each language a text under every key.

import { remember, remembered } from "/sandbox/dom.js";

const { languages, words } = await (await fetch("/sandbox/words.json")).json();

/** The languages of the page, each by its own name. */
export const LANGUAGES = languages;

/** The chosen language, or an empty text for the browser's own. */
export let chosen = remembered("language") ?? "";
if (!(chosen in LANGUAGES)) chosen = "";

/** The language of the page. */
export function language() {
  return chosen || navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in LANGUAGES) || "en";
}

/** Letters that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A fact within direction isolates, if it would turn the numbers beside it around. */
const isolated = (fact) => (LEFTWARD.test(fact) ? `\u2068${fact}\u2069` : fact);

/** A text; `{ $name }` is an argument. */
export function say(key, facts = {}) {
  return words[language()][key].replace(/\{ \$(\w+) \}/g, (_, name) => isolated(facts[name]));
}

/** Fills in the texts of the static elements. */
export function sayAll() {
  document.documentElement.lang = language();
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-say-label]")) node.setAttribute("aria-label", say(node.dataset.sayLabel));
}

/** Chooses a language. An empty text means the browser's own. */
export function speak(code) {
  chosen = code;
  remember("language", code || null);
  sayAll();
  document.dispatchEvent(new CustomEvent("spoken"));
}

sayAll();
