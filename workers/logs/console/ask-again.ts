/** How often a page asks again by itself: a header of the answer, chosen by a link, so that no script is needed. */
import { html, markup, type SafeHtml } from "@domain/island/html";
import { choice, join } from "./layout";
import { refreshSeconds } from "./query";

/** @param to the page's address with so many seconds, or with null for never */
export function askAgain(current: string | undefined, to: (refresh: string | null) => string): SafeHtml {
  const choices = [
    choice("off", to(null), !current),
    ...refreshSeconds.map((value) => choice(`${value} s`, to(value), value === current)),
  ];
  return html`<nav aria-label="Ask again after">Ask again: ${markup(join(choices))}</nav>`;
}
