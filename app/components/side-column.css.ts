/** Pages with their content on the left and a sticky column, such as totals, on the right; stacked on phones. */
import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

const columnsWith = (side: string) =>
  style({
    display: "grid",
    gap: vars.space.s4,
    alignItems: "start",
    "@media": { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${side}`, columnGap: vars.space.s5 } },
  });
export const columns = columnsWith("20rem");
export const wideColumns = columnsWith("22rem");
/** The sticky column. */
export const side = style({
  display: "grid",
  gap: vars.space.s2,
  padding: vars.space.s3,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  "@media": {
    [media.tablet]: { position: "sticky", insetBlockStart: "10rem" },
    [media.print]: { padding: 0, background: "none" },
  },
});
