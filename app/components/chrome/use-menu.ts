import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { closeMenu, moveMenu } from "./move-menu";

/** Life of the menu in the header: hovering, keys, and closing when another page is shown (C-HEAD-06 to C-HEAD-13). */
export function useMenu(header: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useEffect(() => {
    const menu = header.current?.querySelector<HTMLElement>("nav[popover]");
    return menu ? moveMenu(menu) : undefined;
  }, [header]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => {
    const menu = header.current?.querySelector<HTMLElement>("nav[popover]");
    if (menu) closeMenu(menu);
  }, [header, key]);
}
