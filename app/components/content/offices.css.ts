import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const contact = style({ maxInlineSize: vars.measure });
export const name = style({ fontSize: vars.text.lg });
export const reach = style({
  display: "inline-grid",
  // Sized by content, because a grid item may be narrower than its text.
  "@media": { [media.tablet]: { gridTemplateColumns: "max-content" } },
});
globalStyle(`${reach} :is(a, span)`, {
  minBlockSize: "24px",
  // Keeps an address on one line, so that it does not read like two.
  "@media": { [media.tablet]: { whiteSpace: "nowrap" } },
});
