/** Up, Down, Home and End move between the links of a hit list. Elsewhere keys keep their function. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...(target.closest("[data-hits]")?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
  const at = links.indexOf(target);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
