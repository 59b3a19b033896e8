/**
 * What moves in the menu, over markup that works without it: panels are `details` with a common name, so a press opens
 * one and closes the others; the sidebar is a popover.
 */

import { keepFolds } from "~/components/chrome/footer/keep-folds";
import { $device } from "~/stores/device";

/** How long the mouse rests before a panel opens, and stays away before it closes (C-HEAD-07, C-HEAD-08). */
const submenuDelayMilliseconds = 300;

const panels = (menu: HTMLElement) => menu.querySelectorAll<HTMLDetailsElement>("details[name]");

/** Closes the sidebar and every panel. */
export function closeMenu(menu: HTMLElement): void {
  if (menu.matches(":popover-open")) menu.hidePopover();
  for (const panel of panels(menu)) panel.open = false;
}

/** Returns the function that ends it. */
export function moveMenu(menu: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const panel of panels(menu)) openByHovering(panel, signal);
  menu.addEventListener("keydown", closeByEscape, { signal });
  // A press beside the menu closes a panel that a press has opened.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) for (const panel of panels(menu)) panel.open = false;
    },
    { signal },
  );
  const endFolds = keepFolds(menu, ["mobile", "small-mobile"]);
  return () => {
    ended.abort();
    endFolds();
  };
}

/** With a mouse and from 1024 px up; below that, by touch and by key it is the native press (C-HEAD-09). */
function openByHovering(panel: HTMLDetailsElement, signal: AbortSignal): void {
  const item = panel.parentElement ?? panel;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHovering = false;
  let isOpening = false;
  const later = (open: boolean) => {
    if ($device.get() !== "desktop") return;
    clearTimeout(timer);
    isOpening = open;
    timer = setTimeout(() => {
      openedByHovering = open && !panel.open;
      panel.open = open;
    }, submenuDelayMilliseconds);
  };
  const byMouse = (open: boolean) => (event: PointerEvent) => event.pointerType === "mouse" && later(open);
  item.addEventListener("pointerenter", byMouse(true), { signal });
  item.addEventListener("pointerleave", byMouse(false), { signal });
  // The mouse may have come before the scripts; a finger does not hover.
  if (item.matches(":hover") && matchMedia("(hover: hover)").matches) later(true);
  panel.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      // The press of someone who did not wait for the panel must not close it again.
      if (openedByHovering && panel.open) event.preventDefault();
      openedByHovering = false;
    },
    { signal },
  );
  // A panel that the mouse has left closes all the same: who takes the menu over does not see the mouse leave.
  signal.addEventListener("abort", () => isOpening && clearTimeout(timer));
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  const panel = event.target.closest<HTMLDetailsElement>("details[name][open]");
  if (!panel) return;
  panel.open = false;
  panel.querySelector("summary")?.focus();
  // The sidebar around it stays for the next press.
  event.preventDefault();
}
