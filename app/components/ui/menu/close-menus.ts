/** Closes menus (`menu.tsx`) on Escape, which restores the focus, and on a press or focus elsewhere. */
const open = "details[data-menu][open]";

/** Call once per document. Returns a function that stops it. */
export function closeMenus(): () => void {
  const elsewhere = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  };
  const byKey = (event: KeyboardEvent) => {
    const menu = event.target instanceof Element ? event.target.closest<HTMLDetailsElement>(open) : null;
    if (event.key !== "Escape" || !menu) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", elsewhere);
  document.addEventListener("focusin", elsewhere);
  document.addEventListener("keydown", byKey, true);
  return () => {
    document.removeEventListener("pointerdown", elsewhere);
    document.removeEventListener("focusin", elsewhere);
    document.removeEventListener("keydown", byKey, true);
  };
}
