import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** 90 % of the window (C-REND-02). */
export const dialog = style({ inlineSize: "90vw", maxInlineSize: "90vw" });

/** The other background reveals pale bands and the edges of an image. */
export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  padding: vars.space.s2,
  selectors: { "&[data-swapped]": { background: vars.color.ink, color: vars.color.paper } },
});
export const frame = style({ selectors: { "&[data-actual]": { overflow: "auto", maxBlockSize: "70dvb" } } });
globalStyle(`${frame} img`, { inlineSize: "100%", blockSize: "auto", maxBlockSize: "64dvb", objectFit: "contain" });
globalStyle(`${frame}[data-actual] img`, { inlineSize: "auto", maxInlineSize: "none", maxBlockSize: "none" });
export const caption = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug });
