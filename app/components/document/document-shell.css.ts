import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

/** Hidden until focused. */
export const skip = ui({
  position: "absolute",
  insetBlockStart: vars.space.s0,
  insetInlineStart: vars.gutter,
  zIndex: 70,
  padding: vars.space.s1,
  background: vars.color.surface,
  border: `1px solid ${vars.color.action}`,
  selectors: {
    "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: "1px", blockSize: "1px", overflow: "hidden", padding: 0 },
  },
});
