/** The design tokens. Their values for both schemes are in theme.css.ts. */
import { createThemeContract } from "@vanilla-extract/css";

export const vars = createThemeContract({
  color: {
    /** page, raised surface, sunken area */
    paper: null,
    surface: null,
    sunken: null,
    /** text: body, secondary, on an action color */
    ink: null,
    inkSoft: null,
    inkOnAction: null,
    /** rules; the strong one bounds controls (3:1 on every background) */
    hairline: null,
    hairlineStrong: null,
    action: null,
    actionHover: null,
    actionSoft: null,
    focus: null,
    danger: null,
    dangerSoft: null,
    warning: null,
    warningSoft: null,
    success: null,
    successSoft: null,
    /** data colors, always with a label or pattern */
    hematoxylin: null,
    dab: null,
    dapi: null,
    fitc: null,
    /** background of a matched word */
    mark: null,
    /** behind a modal; below a floating panel */
    scrim: null,
    shade: null,
  },
  /** multiples of 8 px, s0 is 4 px: s1 8, s2 16, s3 24, s4 32, s5 48, s6 64 */
  space: { s0: null, s1: null, s2: null, s3: null, s4: null, s5: null, s6: null },
  /** scale 1.2 on 16 px; xs is kept at 12 px */
  text: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, display: null },
  leading: { tight: null, snug: null, body: null },
  weight: { regular: null, medium: null, bold: null },
  font: { sans: null, mono: null },
  radius: { sm: null, md: null },
  /** height of a control: small in tables, medium elsewhere; larger on touch */
  control: { sm: null, md: null },
  /** page gutter: 16 px on phones, 24 px from 640 px, 32 px from 1536 px */
  gutter: null,
  measure: null,
  page: null,
  /** animation duration; 0 with reduced motion */
  duration: null,
});

/** Breakpoints in px (C-CHROME-13), with the usual font of 16 px. */
export const breakpoints = { xs: 414, small: 640, mobile: 768, tablet: 1024, desktop: 1280, wide: 1536 } as const;
/** In em, which follow the reader's font, so that a window is as narrow as its text is large. */
const from = (width: number) => `(min-width: ${width / 16}em)`;
const below = (width: number) => `(max-width: ${(width - 0.02) / 16}em)`;
/** Use as `@media` keys: { [media.tablet]: … } applies from that width. */
export const media = {
  xs: `screen and ${from(breakpoints.xs)}`,
  small: `screen and ${from(breakpoints.small)}`,
  mobile: `screen and ${from(breakpoints.mobile)}`,
  tablet: `screen and ${from(breakpoints.tablet)}`,
  desktop: `screen and ${from(breakpoints.desktop)}`,
  wide: `screen and ${from(breakpoints.wide)}`,
  /** below a breakpoint, for narrow screens only */
  belowSmall: `screen and ${below(breakpoints.small)}`,
  belowMobile: `screen and ${below(breakpoints.mobile)}`,
  belowTablet: `screen and ${below(breakpoints.tablet)}`,
  /** with room for a bar at the bottom: not a phone on its side, nor a window at 400 % zoom */
  tall: "screen and (min-height: 480px)",
  tallBelowTablet: `screen and ${below(breakpoints.tablet)} and (min-height: 480px)`,
  print: "print",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
  coarse: "(pointer: coarse)",
  forcedColors: "(forced-colors: active)",
  moreContrast: "(prefers-contrast: more)",
} as const;
