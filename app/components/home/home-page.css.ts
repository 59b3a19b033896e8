import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const hero = style({ background: vars.color.sunken, borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const heroInner = style({
  display: "grid",
  gap: vars.space.s4,
  alignItems: "center",
  paddingBlock: vars.space.s5,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", paddingBlock: vars.space.s6 } },
});
export const heroText = style({ display: "grid", gap: vars.space.s2, minInlineSize: 0 });
export const heroTitle = style({
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  letterSpacing: "-0.015em",
  textWrap: "balance",
  selectors: { "&:is(:lang(ja), :lang(zh))": { letterSpacing: 0 } },
});
export const heroLead = style({ fontSize: vars.text.lg, color: vars.color.inkSoft, maxInlineSize: "36em" });
export const heroImage = style({
  inlineSize: "100%",
  blockSize: "auto",
  display: "none",
  "@media": { [media.tablet]: { display: "block" } },
});
export const band = style({ paddingBlock: vars.space.s5, display: "grid", gap: vars.space.s3 });
export const bandTitle = style({ fontSize: vars.text.xl });
const columns = (count: number) => ({
  display: "grid",
  gap: vars.space.s3,
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});
export const tiles = styleVariants({ 2: columns(2), 3: columns(3), 4: columns(4) });
export const tileImage = style({ inlineSize: "100%", blockSize: "auto" });
export const linkTile = style({
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  paddingBlockStart: vars.space.s2,
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
});
export const linkTileTitle = style({ fontSize: vars.text.lg });
export const links = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: vars.space.s0 });
export const videoBand = style({ background: vars.color.actionSoft });
export const videoInner = style({
  paddingBlock: vars.space.s4,
  display: "grid",
  gap: vars.space.s2,
  alignItems: "center",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const videoTitle = style({ fontWeight: vars.weight.medium });
