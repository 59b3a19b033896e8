import { globalStyle, style } from "@vanilla-extract/css";
import { laidOutLate } from "~/styles/laid-out-late";
import { breakpoints, media, vars } from "~/styles/theme-contract.css";

export const rows = style({});
/** Typical row heights by width. */
const usual = { phone: "11.9rem", large: "10rem" } as const;
const later = (height: string) => laidOutLate(height, ":nth-of-type(n + 8)");

export const row = style({
  scrollMarginBlock: "12rem 4rem",
  selectors: {
    "&:has([data-row-link]:focus-visible)": { boxShadow: `inset 3px 0 0 ${vars.color.action}` },
  },
  "@media": {
    [`${media.belowSmall} and (max-width: ${breakpoints.xs - 0.02}px)`]: later(usual.phone),
    [`${media.belowSmall} and (min-width: ${breakpoints.xs}px)`]: later(usual.large),
  },
});
export const name = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});
export const number = style({
  marginInlineEnd: vars.space.s0,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
});
export const facts = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, color: vars.color.inkSoft });
export const text = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, maxInlineSize: vars.measure });
/** Applications, species, citations: aligned in columns across rows in a wide list. */
export const measures = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s3,
  rowGap: "0.125rem",
  alignItems: "baseline",
  "@container": {
    "(min-width: 52rem)": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr) minmax(9.5rem, 3fr)",
    },
  },
});

/** The label aligns with the content above; the target is larger. */
export const compare = style({
  marginInline: `calc(-1 * ${vars.space.s1})`,
  marginBlock: "-0.25rem",
  "@media": { [media.print]: { display: "none" } },
});

export const thumbnail = style({
  inlineSize: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});
export const noThumbnail = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  color: vars.color.hairlineStrong,
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});

/* Cards: the same list in another layout, chosen by the view's radio buttons. */
const cards = "section:has([data-view='cards']:checked)";
globalStyle(`${cards} ${rows}`, {
  "@media": {
    [media.small]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
      gap: vars.space.s3,
      borderBlockEnd: 0,
    },
  },
});
globalStyle(`${cards} ${row}`, {
  "@media": {
    [media.small]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
      gridTemplateAreas: "'lead' 'main' 'aside'",
      borderBlockStart: `1px solid ${vars.color.ink}`,
      paddingBlock: vars.space.s1,
    },
  },
});
globalStyle(`${cards} ${row} > :last-child:not(:nth-child(2))`, {
  "@media": {
    [media.small]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between", textAlign: "start" },
  },
});
globalStyle(`${cards} ${measures}`, { "@media": { [media.small]: { display: "flex" } } });
globalStyle(`${cards} :is(${thumbnail}, ${noThumbnail})`, {
  "@media": { [media.small]: { aspectRatio: "4 / 3", objectFit: "contain" } },
});
