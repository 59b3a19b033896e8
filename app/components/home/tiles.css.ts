import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const band = style({
  display: "grid",
  gap: vars.space.s3,
  paddingBlock: vars.space.s5,
  "@media": { [media.tablet]: { paddingBlock: vars.space.s6 } },
});
export const ground = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const bandTitle = style({ fontSize: vars.text.xl });
const columnsOf = (count: number) => ({
  display: "grid",
  columnGap: vars.space.s3,
  rowGap: vars.space.s4,
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});
export const columns = styleVariants({ 2: columnsOf(2), 3: columnsOf(3), 4: columnsOf(4) });

export const tile = style({
  position: "relative",
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
  "@media": {
    // Image beside the text, because four stacked images would fill a phone's screen.
    [media.belowSmall]: {
      gridTemplateColumns: "6.5rem minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.s2,
      rowGap: vars.space.s0,
    },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.hairline}`,
  "@media": { [media.belowSmall]: { gridRow: "1 / -1", blockSize: "5rem", objectFit: "cover" } },
});
export const title = style({ fontSize: vars.text.lg, lineHeight: vars.leading.snug });
export const text = style({ color: vars.color.inkSoft, fontSize: vars.text.md, lineHeight: vars.leading.snug });
/** The link covers its tile. */
export const wholeTile = style({
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    [`${tile}:hover &`]: { color: vars.color.action, textDecoration: "underline" },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "4px" },
  },
});

export const subject = style({
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.s2,
});
export const links = style({ display: "grid", marginBlockStart: vars.space.s0 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  minBlockSize: "2rem",
});
