/** Placeholders of the search fields, which grow with the window (C-TYPE-11). */
import { whenRead } from "~/enhance/when-read";

/** Widths from which a field has room for the longer texts, in px: small and tablet breakpoints. */
const middleFrom = "(min-width: 640px)";
const wideFrom = "(min-width: 1024px)";

/** Text of the server, which suits the middle width. */
const middleTexts = new WeakMap<HTMLInputElement, string>();

export function writePlaceholders(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-narrow]")) {
    const middle = middleTexts.get(field) ?? field.placeholder;
    middleTexts.set(field, middle);
    const { narrow = middle, wide = middle } = field.dataset;
    const isWide = matchMedia(wideFrom).matches;
    field.placeholder = isWide ? wide : matchMedia(middleFrom).matches ? middle : narrow;
  }
}

/** Call once in a document. */
export function followPlaceholders(): void {
  for (const width of [middleFrom, wideFrom]) matchMedia(width).addEventListener("change", writePlaceholders);
  writePlaceholders();
  whenRead(writePlaceholders);
}
