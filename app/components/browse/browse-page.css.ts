import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
});
export const title = style({ fontSize: vars.text.xl, overflowWrap: "anywhere" });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: vars.space.s4 } },
});
/** Fills the row if there are no facets. */
export const results = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  containerType: "inline-size",
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
