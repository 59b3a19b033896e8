import { useMatches } from "@framework/remix";

/**
 * Page layouts (C-CHROME-01 to C-CHROME-04), and the checkout's, which has no menus. A route sets its own in
 * `handle.layout`.
 */
const layouts = ["default", "empty", "fullscreen", "homepage", "checkout"] as const;
type LayoutName = (typeof layouts)[number];

/** Content pages get the layout from their template's data, other routes from their handle. */
export function useLayoutName(): LayoutName {
  const last = useMatches().at(-1);
  for (const source of [last?.data, last?.handle]) {
    const name: unknown = typeof source === "object" && source !== null && "layout" in source ? source.layout : null;
    const known = layouts.find((layout) => layout === name);
    if (known) return known;
  }
  return "default";
}
