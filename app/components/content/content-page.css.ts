import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  paddingBlock: `${vars.space.s2} ${vars.space.s6}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
});
const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "start",
});
/**
 * Content comes first in source order and on phones; wide screens show the section menu and table of contents beside
 * it.
 */
export const frame = {
  plain: style([layout, { gridTemplateAreas: "'header' 'body'" }]),
  side: style([
    layout,
    {
      gridTemplateAreas: "'header' 'body' 'side'",
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "14rem minmax(0, 1fr)",
          gridTemplateRows: "auto 1fr",
          gridTemplateAreas: "'side header' 'side body'",
          columnGap: vars.space.s5,
        },
      },
    },
  ]),
  contents: style([
    layout,
    {
      gridTemplateAreas: "'header' 'contents' 'body'",
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "minmax(0, 1fr) 14rem",
          gridTemplateRows: "auto 1fr",
          gridTemplateAreas: "'header contents' 'body contents'",
          columnGap: vars.space.s5,
        },
      },
    },
  ]),
  /** An article with products: contents, products and the template's slot share the column beside the text. */
  products: style([
    layout,
    {
      gridTemplateAreas: "'header' 'contents' 'body' 'products' 'side'",
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "minmax(0, 1fr) 16rem",
          gridTemplateRows: "auto auto auto 1fr",
          gridTemplateAreas: "'header contents' 'body contents' 'body products' 'body side'",
          columnGap: vars.space.s5,
        },
      },
    },
  ]),
  both: style([
    layout,
    {
      gridTemplateAreas: "'header' 'contents' 'body' 'side'",
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "14rem minmax(0, 1fr)",
          gridTemplateRows: "auto auto 1fr",
          gridTemplateAreas: "'side header' 'side contents' 'side body'",
          columnGap: vars.space.s5,
        },
        [media.desktop]: {
          gridTemplateColumns: "13rem minmax(0, 1fr) 13rem",
          gridTemplateRows: "auto 1fr",
          gridTemplateAreas: "'side header contents' 'side body contents'",
          columnGap: vars.space.s4,
        },
      },
    },
  ]),
};
export const header = style({ gridArea: "header", display: "grid", gap: vars.space.s1, maxInlineSize: vars.measure });
/** A hero replaces the heading. */
export const heroHeader = style({ gridArea: "header", minInlineSize: 0 });
export const facts = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const body = style({
  gridArea: "body",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
});
export const side = style({
  gridArea: "side",
  display: "grid",
  gap: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  paddingBlockStart: vars.space.s2,
  "@media": { [media.tablet]: { borderBlockStart: 0, paddingBlockStart: 0 }, [media.print]: { display: "none" } },
});
export const contents = style({
  gridArea: "contents",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  paddingInlineStart: vars.space.s2,
  "@media": { [media.print]: { display: "none" } },
});
/** Sticky beside a long text, below the sticky header. */
export const contentsInner = style({
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: "6rem",
      maxBlockSize: "calc(100dvb - 8rem)",
      overflowY: "auto",
    },
  },
});
export const contentsName = style({
  fontWeight: vars.weight.bold,
  fontSize: vars.text.sm,
  marginBlockEnd: vars.space.s0,
});
export const contentsList = style({ listStyle: "none", padding: 0 });
export const contentsLink = style({ display: "block", paddingBlock: "0.25rem", textDecorationLine: "none" });
export const products = style({ gridArea: "products", "@media": { [media.print]: { display: "none" } } });
