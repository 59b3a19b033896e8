import { circle, colors, type Drawing, drawing, element, group, label, path, rect } from "./svg";

/** The brand stands on the page's own paper, so it turns light where the page is dark. */
const onDarkPaper = element(
  "style",
  {},
  "@media (prefers-color-scheme:dark){.b{fill:#93bbff}.o{stroke:#93bbff}.g{fill:#86d79f}.w{stroke:#86d79f}}",
);

/** The mark: one lane with four bands. */
function mark(x: number, y: number, size: number): string {
  const bands = [
    [0.14, 0.09, 0.9],
    [0.34, 0.16, 1],
    [0.6, 0.06, 0.55],
    [0.78, 0.1, 0.8],
  ] as const;
  return group(
    {},
    rect(x, y, size * 0.62, size, { class: "o", rx: 2, fill: "none", stroke: colors.action, "stroke-width": 1.5 }),
    ...bands.map(([top, height, opacity]) =>
      rect(x + size * 0.11, y + size * top, size * 0.4, size * height, {
        class: "b",
        rx: 1,
        fill: colors.action,
        opacity,
      }),
    ),
  );
}

function wordmark(id: string, height: number): Drawing {
  const size = height * 0.75;
  const top = (height - size) / 2;
  const fontSize = height * 0.66;
  const width = Math.round(height * 4.2);
  const word = element(
    "text",
    {
      x: size * 0.62 + height * 0.3,
      y: height * 0.52,
      "font-size": fontSize,
      "font-weight": 600,
      "dominant-baseline": "central",
      textLength: Math.round(height * 3.25),
      lengthAdjust: "spacingAndGlyphs",
      class: "b",
      fill: colors.action,
    },
    "Benchside",
  );
  return drawing(id, "Benchside", width, height, [onDarkPaper, mark(2, top, size), word], null);
}

function percentMark(): Drawing {
  return drawing(
    "percent-logo",
    "1%",
    76,
    40,
    [
      onDarkPaper,
      circle(20, 20, 17, { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.5 }),
      path("M5 25 Q12 17 20 24 T35 21", { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.5 }),
      path("M7 30 Q14 24 21 29 T33 28", { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.2 }),
      label(58, 20, "1%", { class: "g", "font-size": 18, "font-weight": 600, fill: colors.fitc }),
    ],
    null,
  );
}

/** A row of faint lanes behind the copyright line. */
function copyrightBand(): Drawing {
  const lanes = Array.from({ length: 32 }, (_, lane) => {
    const strength = 0.05 + ((lane * 7) % 11) / 80;
    return rect(lane * 40 + 8, 26 + ((lane * 5) % 3), 24, 5 + (lane % 3), {
      rx: 2,
      fill: colors.action,
      opacity: strength,
    });
  });
  return drawing("copyright-band", "", 1280, 56, lanes, null);
}

export const brandDrawings = (): Drawing[] => [
  wordmark("logo", 32),
  wordmark("logo-footer", 48),
  percentMark(),
  copyrightBand(),
];
