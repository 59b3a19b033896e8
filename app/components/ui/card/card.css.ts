import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const card = ui({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  paddingBlock: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.ink}`,
});
export const figure = ui({ background: vars.color.sunken, aspectRatio: "4 / 3", overflow: "hidden" });
export const title = ui({ fontSize: vars.text.md, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
/** The link covers the whole card; other controls stay above it. */
export const link = ui({
  textDecorationLine: "none",
  color: vars.color.ink,
  selectors: {
    "&::after": { content: "''", position: "absolute", inset: 0 },
    "&:hover": { color: vars.color.action, textDecorationLine: "underline" },
  },
});
export const above = ui({ position: "relative", zIndex: 1 });
export const body = ui({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, color: vars.color.inkSoft });
globalStyle(`${figure} :is(img, svg)`, {
  "@layer": { [layers.ui]: { inlineSize: "100%", blockSize: "100%", objectFit: "cover" } },
});

export const rows = ui({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const row = ui({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "4rem minmax(0, 1fr)",
  gridTemplateAreas: "'lead main' 'lead aside'",
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  paddingBlock: "0.75rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { "&:hover": { background: `color-mix(in srgb, ${vars.color.actionSoft} 45%, transparent)` } },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "4.5rem minmax(0, 1fr) minmax(9rem, auto)",
      gridTemplateAreas: "'lead main aside'",
    },
    [media.print]: { breakInside: "avoid" },
  },
});
export const noLead = ui({
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: "'main' 'aside'",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) minmax(9rem, auto)", gridTemplateAreas: "'main aside'" },
  },
});
export const lead = ui({ gridArea: "lead" });
export const main = ui({ gridArea: "main", display: "flex", flexDirection: "column", gap: "0.25rem" });
export const aside = ui({
  gridArea: "aside",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s1,
  "@media": {
    [media.mobile]: { flexDirection: "column", alignItems: "flex-end", justifyContent: "flex-start", textAlign: "end" },
  },
});
