import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const list = ui({ lineHeight: vars.leading.snug });
export const columns = styleVariants({
  1: [],
  2: [
    ui({
      "@media": { [media.mobile]: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: vars.gutter } },
    }),
  ],
});
export const item = ui({
  display: "grid",
  gridTemplateColumns: "minmax(7.5rem, 34%) minmax(0, 1fr)",
  columnGap: vars.space.s2,
  alignItems: "baseline",
  paddingBlock: "0.4375rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const term = ui({ color: vars.color.inkSoft, fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const value = ui({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s1,
});
export const mono = ui({ fontFamily: vars.font.mono, fontSize: "0.94em" });
