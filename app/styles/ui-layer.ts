import { type StyleRule, style } from "@vanilla-extract/css";
import { layers } from "./layers.css";

export { layers };

/** A design-system class: `style()` in the layer `ui`. For `.css.ts` files only. */
export function ui(rule: StyleRule): string {
  return style({ "@layer": { [layers.ui]: rule } });
}
