/** Auto-refresh of a page: a link chooses the interval, and a response header sets it, without scripts. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { choice, join } from "./layout";
import { refreshSeconds } from "./query";

/** @param to address of the page with this refresh interval in seconds; null switches it off */
export function autoRefresh(current: string | undefined, to: (refresh: string | null) => string): SafeHtml {
  const choices = [
    choice("off", to(null), !current),
    ...refreshSeconds.map((value) => choice(`${value} s`, to(value), value === current)),
  ];
  return html`<nav aria-label="Refresh every">Refresh: ${markup(join(choices))}</nav>`;
}
