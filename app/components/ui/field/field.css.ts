import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const field = ui({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s0,
  selectors: {
    "&[data-invalid]": { borderInlineStart: `3px solid ${vars.color.danger}`, paddingInlineStart: vars.space.s1 },
  },
});
export const label = ui({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });
export const mark = ui({ fontWeight: vars.weight.regular, color: vars.color.inkSoft, fontSize: vars.text.sm });
export const hint = ui({ color: vars.color.inkSoft, fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const error = ui({
  display: "flex",
  gap: "0.375em",
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
globalStyle(`${error} svg`, { "@layer": { [layers.ui]: { marginBlockStart: "0.1em" } } });

export const control = ui({
  inlineSize: "100%",
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s1,
  paddingBlock: "0.375rem",
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  lineHeight: vars.leading.snug,
  selectors: {
    "&:hover:not(:disabled, [aria-invalid='true'])": { borderColor: vars.color.ink },
    "&[aria-invalid='true']": { borderColor: vars.color.danger, borderWidth: "2px" },
    "&:disabled": { color: vars.color.inkSoft, background: vars.color.sunken, borderColor: vars.color.hairline },
    "&:read-only:not(select)": { background: vars.color.sunken },
  },
  // Below 16 px iOS zooms into a focused field; ja and zh pages use 15 px.
  "@media": { [media.coarse]: { fontSize: "max(1rem, 100%)" } },
});
export const mono = ui({ fontFamily: vars.font.mono });
export const area = ui({ minBlockSize: "6rem", paddingBlock: vars.space.s1, fieldSizing: "content" as never });

export const selectBox = ui({ position: "relative", display: "grid" });
export const select = ui({
  appearance: "none",
  paddingInlineEnd: "2.25rem",
  textOverflow: "ellipsis",
  cursor: "pointer",
});
export const selectArrow = ui({
  position: "absolute",
  insetInlineEnd: "0.625rem",
  insetBlock: 0,
  marginBlock: "auto",
  pointerEvents: "none",
  color: vars.color.inkSoft,
});

export const choice = ui({
  display: "grid",
  // In a table's cell the label is as wide as its longest word.
  gridTemplateColumns: "1.25rem auto",
  columnGap: vars.space.s1,
  alignItems: "start",
  paddingBlock: "0.125rem",
  minBlockSize: "1.75rem",
  cursor: "pointer",
  lineHeight: vars.leading.snug,
  "@media": { [media.coarse]: { paddingBlock: "0.5rem" } },
});
export const box = ui({
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  marginBlockStart: "0.125em",
  accentColor: vars.color.action,
  cursor: "pointer",
});
/** In a line with other text, the label's baseline counts, and not the box. */
export const choiceText = ui({ gridColumn: 2, alignSelf: "baseline" });

export const group = ui({ display: "flex", flexDirection: "column", gap: vars.space.s0 });
export const legend = ui({ fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.s0 });
