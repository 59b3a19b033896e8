import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Blocks adapt to their container, not to the window. */
export const container = style({ containerType: "inline-size", containerName: "content" });
export const blocks = style([
  container,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s4 },
]);
export const block = style({ minInlineSize: 0 });
export const title = style({ marginBlockEnd: vars.space.s2 });
export const accordion = style({ borderBlockEnd: `1px solid ${vars.color.hairline}`, maxInlineSize: "60rem" });
