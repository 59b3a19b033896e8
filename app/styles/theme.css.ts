import { assignVars, globalStyle } from "@vanilla-extract/css";
import { dark, light } from "./palette";
import { media, vars } from "./theme-contract.css";

const latinSans = '"Source Sans 3", "Source Sans 3 Fallback", "Source Sans 3 Fallback Android"';
const latinMono = '"Source Code Pro", "Source Code Pro Fallback"';

/** System fonts by script; Latin letters and digits use the shop's own font. */
const sans = {
  latin: `${latinSans}, system-ui, sans-serif`,
  ja: `${latinSans}, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "BIZ UDPGothic", "Yu Gothic UI", Meiryo, sans-serif`,
  zh: `${latinSans}, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", sans-serif`,
};
const mono = {
  latin: `${latinMono}, ui-monospace, monospace`,
  ja: `${latinMono}, "Hiragino Sans", "Noto Sans Mono CJK JP", "BIZ UDGothic", monospace`,
  zh: `${latinMono}, "PingFang SC", "Noto Sans Mono CJK SC", "Microsoft YaHei", monospace`,
};

globalStyle(":root", {
  vars: {
    ...assignVars(vars.color, light),
    ...assignVars(vars.space, {
      s0: "0.25rem",
      s1: "0.5rem",
      s2: "1rem",
      s3: "1.5rem",
      s4: "2rem",
      s5: "3rem",
      s6: "4rem",
    }),
    ...assignVars(vars.text, {
      xs: "0.75rem",
      sm: "0.8333rem",
      md: "1rem",
      lg: "1.2rem",
      xl: "1.44rem",
      xxl: "1.728rem",
      display: "2.0736rem",
    }),
    ...assignVars(vars.leading, { tight: "1.2", snug: "1.35", body: "1.5" }),
    ...assignVars(vars.weight, { regular: "400", medium: "550", bold: "650" }),
    ...assignVars(vars.font, { sans: sans.latin, mono: mono.latin }),
    ...assignVars(vars.radius, { sm: "2px", md: "4px" }),
    ...assignVars(vars.control, { sm: "2rem", md: "2.5rem" }),
    [vars.gutter]: "1rem",
    [vars.measure]: "68ch",
    [vars.page]: "80rem",
    [vars.duration]: "140ms",
  },
  colorScheme: "light",
  "@media": {
    [media.xs]: { vars: { [vars.text.display]: "2.2rem" } },
    [media.small]: { vars: { [vars.gutter]: "1.5rem" } },
    [media.mobile]: { vars: { [vars.text.display]: "2.4883rem" } },
    [media.wide]: { vars: { [vars.gutter]: "2rem" } },
    [media.coarse]: { vars: assignVars(vars.control, { sm: "2.25rem", md: "2.75rem" }) },
    [media.reducedMotion]: { vars: { [vars.duration]: "0.01ms" } },
  },
});

globalStyle(':root:not([data-theme="light"])', {
  "@media": { [`screen and ${media.dark}`]: { vars: assignVars(vars.color, dark), colorScheme: "dark" } },
});

globalStyle(':root[data-theme="dark"]', {
  "@media": { screen: { vars: assignVars(vars.color, dark), colorScheme: "dark" } },
});

/* With increased contrast there is no soft ink, in either scheme, and lines are as strong as text. */
globalStyle(":root:root", {
  "@media": {
    [media.moreContrast]: {
      vars: {
        [vars.color.inkSoft]: vars.color.ink,
        [vars.color.hairline]: vars.color.ink,
        [vars.color.hairlineStrong]: vars.color.ink,
      },
    },
  },
});

/* Han characters fill their square, so use a slightly smaller size and more line height. */
globalStyle(":root:lang(ja)", {
  vars: {
    ...assignVars(vars.leading, { tight: "1.35", snug: "1.5", body: "1.75" }),
    ...assignVars(vars.weight, { regular: "400", medium: "600", bold: "700" }),
    [vars.text.md]: "0.9375rem",
    [vars.text.lg]: "1.125rem",
    [vars.text.xl]: "1.3125rem",
    [vars.text.xxl]: "1.5625rem",
    [vars.text.display]: "1.875rem",
    [vars.measure]: "40em",
  },
});
globalStyle(":root:lang(zh)", {
  vars: {
    ...assignVars(vars.leading, { tight: "1.35", snug: "1.5", body: "1.75" }),
    ...assignVars(vars.weight, { regular: "400", medium: "600", bold: "700" }),
    [vars.text.md]: "0.9375rem",
    [vars.text.lg]: "1.125rem",
    [vars.text.xl]: "1.3125rem",
    [vars.text.xxl]: "1.5625rem",
    [vars.text.display]: "1.875rem",
    [vars.measure]: "38em",
  },
});

/* Also for names in another language, because ja and zh glyphs of the same code point differ. */
globalStyle(":root:lang(ja), [lang|='ja']", {
  vars: assignVars(vars.font, { sans: sans.ja, mono: mono.ja }),
  fontFamily: vars.font.sans,
});
globalStyle(":root:lang(zh), [lang|='zh']", {
  vars: assignVars(vars.font, { sans: sans.zh, mono: mono.zh }),
  fontFamily: vars.font.sans,
});
