import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  paddingBlockStart: vars.space.s1,
  paddingBlockEnd: vars.space.s3,
});
/** One line where there is room, so that the list starts higher. */
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  "@media": {
    [media.tablet]: { flexDirection: "row-reverse", justifyContent: "space-between", alignItems: "baseline" },
  },
});
export const title = style({ fontSize: vars.text.lg, lineHeight: vars.leading.snug, overflowWrap: "anywhere" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "13.5rem minmax(0, 1fr)", columnGap: vars.space.s3 } },
});
/** Fills the row if there are no facets. */
export const results = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  containerType: "inline-size",
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
