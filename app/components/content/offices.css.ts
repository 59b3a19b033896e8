import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const contact = style({ maxInlineSize: vars.measure });
export const name = style({ fontSize: vars.text.lg });
export const reach = style({
  display: "inline-grid",
  // As wide as what stands in it: nothing else tells the column, for an item of a grid may be narrower than its text.
  "@media": { [media.tablet]: { gridTemplateColumns: "max-content" } },
});
globalStyle(`${reach} :is(a, span)`, {
  minBlockSize: "24px",
  // An address that is cut in two reads like two.
  "@media": { [media.tablet]: { whiteSpace: "nowrap" } },
});
