import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Container width in rem from which the editor's number of columns fits. */
const columnsFrom = { 2: 30, 3: 38, 4: 46, 5: 56, 6: 64 } as const;
const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space.s3} ${vars.gutter}`,
} as const;
/** Columns by container width: one on phones, two, then the editor's number (C-REND-11). */
export const tiles = {
  1: style(grid),
  ...styleVariants(columnsFrom, (from, count) => ({
    ...grid,
    "@container": {
      "content (min-width: 26rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [`content (min-width: ${from}rem)`]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  })),
};
/** Editors' images have their own background. */
export const tile = style({});
globalStyle(`${tile} > :has(> img)`, { aspectRatio: "auto", background: "none" });
/** Equal shape for all images, so that titles align; the whole image is shown. */
export const image = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "8 / 5", objectFit: "contain" });
