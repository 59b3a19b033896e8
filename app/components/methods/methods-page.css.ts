import { globalStyle, style as styled } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = styled({ display: "grid", gap: vars.space.s3, paddingBlock: `${vars.space.s2} ${vars.space.s3}` });
export const intro = styled({ maxInlineSize: vars.measure });
export const soft = styled({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const note = styled({ color: vars.color.inkSoft, fontSize: vars.text.sm, maxInlineSize: vars.measure });

export const styles = styled({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  listStyle: "none",
  padding: 0,
  margin: 0,
});
export const style = styled({
  display: "inline-block",
  paddingBlock: vars.space.s0,
  selectors: {
    "&[aria-current]": {
      color: vars.color.ink,
      fontWeight: vars.weight.medium,
      textDecorationLine: "none",
      boxShadow: "inset 0 -2px 0 currentColor",
    },
  },
});

export const document = styled({ display: "grid", gap: vars.space.s2, minInlineSize: 0 });
export const documentHead = styled({ display: "flex", gap: vars.space.s1, alignItems: "baseline" });
export const group = styled({
  textAlign: "start",
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: vars.space.s1,
  fontWeight: vars.weight.medium,
});
export const cell = styled({ overflowWrap: "anywhere" });
/** Its rows are read across, so cells do not wrap. */
export const wide = styled({});
globalStyle(`${wide} :is(td, th)`, { "@media": { screen: { whiteSpace: "nowrap", overflowWrap: "normal" } } });
export const lines = styled({
  display: "grid",
  gap: vars.space.s1,
  listStyle: "none",
  padding: 0,
  maxInlineSize: vars.measure,
});
export const files = styled({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s2, rowGap: vars.space.s1 });
globalStyle(`${files} a`, { minInlineSize: "1.5rem" });

export const validation = styled({ display: "grid", gap: vars.space.s1 });
export const statements = styled({ display: "grid", gap: vars.space.s2, margin: 0 });
globalStyle(`${statements} dt`, { fontWeight: vars.weight.medium });
globalStyle(`${statements} dd`, { margin: 0 });

export const form = styled({ display: "grid", gap: vars.space.s1, paddingBlockStart: vars.space.s2 });
export const fields = styled({ display: "grid", gap: vars.space.s3 });
export const rows = styled({ display: "grid", gap: vars.space.s2, listStyle: "none", padding: 0, margin: 0 });
export const row = styled({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s1,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "10rem repeat(4, minmax(0, 1fr))" } },
});
export const formEnd = styled({
  display: "grid",
  gap: vars.space.s2,
  alignItems: "end",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) minmax(12rem, 20rem) auto" } },
});
export const sources = styled({
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  display: "grid",
  gap: vars.space.s1,
});
globalStyle(`${sources} h2`, { fontSize: vars.text.md, margin: 0 });
