/**
 * Adds behavior to the menu, which works without it: panels are `details` with a shared name, so that opening one
 * closes the others; the sidebar is a popover.
 */

import { keepGroupsFolded } from "~/components/chrome/footer/folding-groups";
import { $device } from "~/stores/device";

/** Hover delay before a panel opens or closes (C-HEAD-07, C-HEAD-08). */
const submenuDelayMilliseconds = 300;

const panels = (menu: HTMLElement) => menu.querySelectorAll<HTMLDetailsElement>("details[name]");

/** Returns a function that stops it. */
export function startMenu(menu: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const panel of panels(menu)) openByHovering(panel, signal);
  menu.addEventListener("keydown", closeByEscape, { signal });
  // A press outside the menu closes an open panel.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) for (const panel of panels(menu)) panel.open = false;
    },
    { signal },
  );
  const endFolds = keepGroupsFolded(menu, ["mobile", "small-mobile"]);
  // On a wider window, such as a turned phone's, an open sidebar would be the menu bar in the middle of the page.
  const endSidebar = $device.listen((device) => {
    if (!device.endsWith("mobile") && menu.matches(":popover-open")) menu.hidePopover();
  });
  return () => {
    ended.abort();
    endFolds();
    endSidebar();
  };
}

/** Hover applies to mice from 1024 px; otherwise touch and keys use the native toggle (C-HEAD-09). */
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
  // The mouse may already be over the entry; touch has no hover.
  if (item.matches(":hover") && matchMedia("(hover: hover)").matches) later(true);
  panel.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      // A click just after the hover opened the panel must not close it.
      if (openedByHovering && panel.open) event.preventDefault();
      openedByHovering = false;
    },
    { signal },
  );
  // On stop, drop a pending open but keep a pending close, because the next handler will not see the mouse leave.
  signal.addEventListener("abort", () => isOpening && clearTimeout(timer));
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  const panel = event.target.closest<HTMLDetailsElement>("details[name][open]");
  if (!panel) return;
  panel.open = false;
  panel.querySelector("summary")?.focus();
  // Keep the surrounding sidebar open.
  event.preventDefault();
}
