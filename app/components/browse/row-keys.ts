import type { KeyboardEvent } from "react";

/** Marks the link of a row that the arrow keys go to. */
export const rowLink = { "data-row-link": "" } as const;

/** Up and down go from one result's link to the next; Home and End to the first and last. Elsewhere keys do what they do. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-link]")];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
