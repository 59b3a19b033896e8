import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const block = style({
  display: "grid",
  gap: vars.space.s2,
  maxInlineSize: vars.measure,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space.s3 } },
});
export const own = style({ display: "grid", gap: vars.space.s2, maxInlineSize: vars.measure });
/** No larger than what it says: nothing plays in it. */
export const frame = style({
  aspectRatio: "3 / 1",
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space.s1,
  padding: vars.space.s2,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.hairline}`,
  textAlign: "center",
  "@media": { [media.small]: { selectors: { [`${block} > &`]: { aspectRatio: "16 / 9" } } } },
});
export const icon = style({ color: vars.color.inkSoft });
export const state = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  maxInlineSize: "36em",
});
export const text = style({ display: "grid", gap: vars.space.s1, alignContent: "start" });
export const title = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const description = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
