import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { closeMenu, moveMenu } from "./move-menu";

/** Life of the menu in the header: hovering, keys, and closing when another page is shown (C-HEAD-06 to C-HEAD-13). */
export function useMenu(header: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    const menu = header.current?.querySelector<HTMLElement>("nav[popover]");
    // The sidebar covers the button that opens it. In the markup it would be refused in a frame of another site, aloud.
    menu?.querySelector("button")?.setAttribute("autofocus", "");
    return menu ? moveMenu(menu) : undefined;
  }, [header]);
  const shown = useRef(key);
  useEffect(() => {
    // What was opened before scripts had come stays open.
    if (shown.current === key) return;
    shown.current = key;
    const menu = header.current?.querySelector<HTMLElement>("nav[popover]");
    if (menu) closeMenu(menu);
  }, [header, key]);
}
