import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Extends to the window edges where the layout allows it. */
export const hero = style({
  background: vars.color.sunken,
  borderBlock: `1px solid ${vars.color.hairline}`,
  padding: vars.space.s3,
  "@media": { [media.mobile]: { padding: vars.space.s4 } },
});
export const wide = style({
  paddingInline: 0,
  paddingBlock: vars.space.s5,
  borderBlock: 0,
  // Extends the background to the edges without widening the page.
  boxShadow: `0 0 0 100vmax ${vars.color.sunken}`,
  clipPath: "inset(0 -100vmax)",
});
export const inner = style({
  display: "grid",
  gap: vars.space.s3,
  alignItems: "center",
  "@container": {
    "content (min-width: 44rem)": { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: vars.space.s4 },
  },
});
export const alone = style({ display: "grid", gap: vars.space.s3 });
export const text = style({ display: "grid", gap: vars.space.s2, justifyItems: "start" });
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const lead = style({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  maxInlineSize: "36em",
});
export const image = style({ inlineSize: "100%", blockSize: "auto" });

/** Display time of each ticker line. */
const lineSeconds = 6;
/** With more lines the ticker does not move, because a full round would take too long. */
export const maxMovingLines = 8;

const moving = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8 } as const;
export type MovingLines = keyof typeof moving;

export const ticker = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s1,
  alignItems: "center",
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  "@container": { "content (min-width: 36rem)": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const lines = style({ display: "grid", gap: vars.space.s0, fontWeight: vars.weight.medium });
const stopped = `${ticker}:has(:checked)`;
const stillMotion = "(prefers-reduced-motion: no-preference)";
/** Lines are stacked and shown in turn. Hidden lines cannot be focused; a focused line stays. */
export const line = styleVariants(moving, (count) => {
  const slot = 100 / count;
  const fade = Math.min(2.5, slot / 8);
  const turn = keyframes({
    "0%": { opacity: 0, visibility: "visible" },
    [`${fade}%`]: { opacity: 1, visibility: "visible" },
    [`${slot - fade}%`]: { opacity: 1, visibility: "visible" },
    [`${slot}%`]: { opacity: 0, visibility: "hidden" },
    "100%": { opacity: 0, visibility: "hidden" },
  });
  const delays = Object.fromEntries(
    Array.from({ length: count - 1 }, (_, at) => [
      `&:nth-child(${at + 2})`,
      { animationDelay: `${(at + 1 - count) * lineSeconds}s` },
    ]),
  );
  return {
    "@media": {
      [stillMotion]: {
        gridArea: "1 / 1",
        animation: `${turn} ${count * lineSeconds}s linear infinite`,
        selectors: {
          ...delays,
          [`${lines}:is(:hover, :focus-within) &`]: { animationPlayState: "paused" },
          [`${stopped} &`]: { gridArea: "auto", animation: "none" },
        },
      },
    },
  };
});
/** Shown only if something moves. */
export const stop = style({
  display: "none",
  alignItems: "center",
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  minBlockSize: "2rem",
  "@media": { [stillMotion]: { display: "inline-flex" } },
});
globalStyle(`${stop} > input`, { inlineSize: "1.125rem", blockSize: "1.125rem", accentColor: vars.color.action });
