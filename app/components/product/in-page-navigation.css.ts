import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const navigation = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block" }, [media.print]: { display: "none" } },
});
export const title = style({
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  paddingBlockEnd: vars.space.s0,
});
export const list = style({ borderInlineStart: `1px solid ${vars.color.hairline}` });
/** The current section's marker overlays the hairline. */
export const link = style({
  display: "block",
  minBlockSize: "24px",
  paddingBlock: "0.1875rem",
  paddingInline: vars.space.s2,
  marginInlineStart: "-1px",
  borderInlineStart: "2px solid transparent",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  textDecorationLine: "none",
  selectors: {
    "&:hover": { color: vars.color.action, textDecorationLine: "underline" },
    "&[aria-current]": {
      color: vars.color.action,
      borderInlineStartColor: vars.color.action,
      fontWeight: vars.weight.medium,
    },
  },
  "@media": {
    // Forced colors draw transparent borders, so use the background color.
    [media.forcedColors]: {
      borderInlineStartColor: "Canvas",
      selectors: { "&[aria-current]": { borderInlineStartColor: "Highlight" } },
    },
  },
});
