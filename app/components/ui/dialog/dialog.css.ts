import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const dialog = ui({
  position: "fixed",
  margin: "auto",
  inlineSize: `calc(100% - 2 * ${vars.gutter})`,
  maxBlockSize: `calc(100dvb - 2 * ${vars.gutter})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 1rem 3rem ${vars.color.shade}`,
  overflow: "auto",
  overscrollBehavior: "contain",
  // Keeps focused elements clear of header and footer.
  scrollPaddingBlock: "4rem 5rem",
  selectors: { "&::backdrop": { background: vars.color.scrim } },
});
export const size = styleVariants({ sm: "26rem", md: "40rem", lg: "60rem" } as const, (value) => [
  ui({ maxInlineSize: value }),
]);
/** Full height at the end edge of the window; header and footer stay, and cover nothing, because the body scrolls. */
export const sheet = ui({
  marginInlineEnd: 0,
  marginInlineStart: "auto",
  marginBlock: 0,
  blockSize: "100dvb",
  maxBlockSize: "100dvb",
  inlineSize: "min(26rem, 100%)",
  borderRadius: 0,
  borderBlock: 0,
  borderInlineEnd: 0,
  "@media": {
    [media.tall]: { selectors: { "&[open]": { display: "flex", flexDirection: "column" } } },
  },
});
export const header = ui({
  position: "sticky",
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s2,
  paddingInline: vars.gutter,
  paddingBlock: vars.space.s1,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  zIndex: 1,
});
export const title = ui({ fontSize: vars.text.lg });
export const body = ui({
  padding: vars.gutter,
  selectors: { [`${sheet} > &`]: { overflow: "auto" } },
});
export const footer = ui({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.s1,
  paddingInline: vars.gutter,
  paddingBlock: vars.space.s2,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": {
    // In a low window it would leave no room for the body.
    [media.tall]: { position: "sticky", insetBlockEnd: 0 },
    [media.print]: { display: "none" },
  },
});
