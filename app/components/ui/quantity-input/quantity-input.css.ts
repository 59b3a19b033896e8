import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const shell = ui({
  display: "inline-grid",
  gridTemplateColumns: "auto 3.25rem auto",
  inlineSize: "fit-content",
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  selectors: { "&[data-invalid]": { borderColor: vars.color.danger, outline: `1px solid ${vars.color.danger}` } },
});
export const input = ui({
  inlineSize: "100%",
  minBlockSize: `calc(${vars.control.md} - 2px)`,
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  appearance: "textfield",
  selectors: {
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": { appearance: "none", margin: 0 },
  },
});
/** Space reserved for a stepper; none without scripts, when it never appears. */
export const room = ui({
  inlineSize: vars.control.sm,
  "@media": { "(scripting: none)": { inlineSize: 0 } },
});
export const step = ui({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.control.sm,
  color: vars.color.action,
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.actionSoft },
    "&:disabled": { color: vars.color.inkSoft, cursor: "not-allowed" },
  },
});
