import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const region = ui({ display: "flex", flexDirection: "column" });
const bar = ui({
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  borderRadius: vars.radius.sm,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const line = style([
  bar,
  ui({ blockSize: "0.75em", marginBlock: `calc((1em * ${vars.leading.body} - 0.75em) / 2)` }),
]);
export const width = styleVariants({ full: "100%", wide: "85%", half: "55%", short: "30%" } as const, (value) => [
  ui({ inlineSize: value }),
]);
export const heading = style([bar, ui({ blockSize: "1.2em", marginBlockEnd: vars.space.s1, inlineSize: "40%" })]);
export const block = styleVariants({ sm: "4rem", md: "8rem", lg: "16rem", xl: "24rem" } as const, (value) => [
  bar,
  ui({ blockSize: value, inlineSize: "100%" }),
]);
/** Size of a table or result row. */
export const row = style([bar, ui({ blockSize: "2.75rem", marginBlockEnd: vars.space.s1 })]);
