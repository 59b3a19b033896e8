import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { breakpoints } from "~/styles/theme-contract.css";

/** How long the mouse rests before a submenu opens, and stays away before it closes (C-HEAD-07, C-HEAD-08). */
export const submenuDelayMilliseconds = 300;

/**
 * Opens and closes a `details` submenu by hovering, with a mouse and from 1024 px up; below that and by touch or
 * keyboard it is the native press (C-HEAD-09).
 */
export function useSubmenuHover() {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || window.innerWidth < breakpoints.tablet) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (ref.current) ref.current.open = open;
    }, submenuDelayMilliseconds);
  };
  const closeByEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };
  return { ref, itemProps: { onPointerEnter: later(true), onPointerLeave: later(false) }, closeByEscape };
}
