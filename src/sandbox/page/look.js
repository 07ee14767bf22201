// Light or dark: as the system has it, or as chosen.

import { remember, remembered } from "/sandbox/dom.js";

export const LOOKS = ["", "light", "dark"];

export let look = remembered("look") ?? "";

function apply() {
  if (look) document.documentElement.dataset.look = look;
  else delete document.documentElement.dataset.look;
}

/** Chooses; an empty text is the system's own. */
export function wear(wanted) {
  look = wanted;
  remember("look", wanted || null);
  apply();
}

apply();
