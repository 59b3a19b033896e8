import { style, styleVariants } from "@vanilla-extract/css";

/** Share of the column width, where there is room (C-REND-01). */
export const width = styleVariants({ 33: "33.333%", 50: "50%", 66: "66.667%", full: "100%" } as const, (share) => ({
  inlineSize: "100%",
  "@container": { "content (min-width: 36rem)": { inlineSize: share } },
}));
export const align = styleVariants({ left: "0 auto", center: "auto", right: "auto 0" } as const, (marginInline) => ({
  marginInline,
}));
export const box = style({ minInlineSize: 0 });
