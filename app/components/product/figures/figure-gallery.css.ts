import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Side by side; on phones a horizontal scroller that shows the edge of the next figure. */
export const gallery = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
  "@media": {
    [media.tablet]: {
      selectors: {
        // With two or four figures use even rows.
        "&:has(> :nth-child(2):last-child, > :nth-child(4):last-child)": {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
        "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 28rem)" },
      },
    },
    [media.belowSmall]: {
      position: "relative",
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(86%, 20rem)",
      gap: vars.space.s2,
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      scrollbarWidth: "thin",
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      scrollPaddingInline: vars.gutter,
    },
    [media.print]: { gridTemplateColumns: "repeat(3, 1fr)", gap: vars.space.s2 },
  },
});
export const figure = style({
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
  scrollSnapAlign: "start",
});
export const link = style({ display: "block", cursor: "zoom-in" });
export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
});
export const caption = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const application = style({ fontWeight: vars.weight.medium });
