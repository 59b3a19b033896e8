import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const empty = ui({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.s2,
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.hairline}`,
});
export const title = ui({ fontSize: vars.text.lg });
export const text = ui({ maxInlineSize: vars.measure, color: vars.color.inkSoft });
export const search = ui({ inlineSize: "min(100%, 34rem)" });
