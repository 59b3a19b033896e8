/** Switches search placeholders by window width (C-TYPE-11). */
import { whenParsed } from "~/enhance/when-parsed";

/** Widths in px from which longer texts fit: small and tablet breakpoints. */
const middleFrom = "(min-width: 640px)";
const wideFrom = "(min-width: 1024px)";

/** The server's text, for the middle width. */
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

/** Call once per document. */
export function followPlaceholders(): void {
  for (const width of [middleFrom, wideFrom]) matchMedia(width).addEventListener("change", writePlaceholders);
  writePlaceholders();
  whenParsed(writePlaceholders);
}
