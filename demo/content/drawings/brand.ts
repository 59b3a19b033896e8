import { markOutline, nameOutline, wordmarkSize } from "@domain/brand/outlines";
import { circle, colors, type Drawing, drawing, element, label, path, rect } from "./svg";

/** Logos have no background; dark pages refer to them as `#dark`. */
const onDarkPaper = element(
  "style",
  {},
  ":target .b{fill:#93bbff}:target .n{fill:#ecebe6}:target .g{fill:#86d79f}:target .w{stroke:#86d79f}",
);

function wordmark(id: string): Drawing {
  const { width, height, nameX, nameY } = wordmarkSize;
  return drawing(
    id,
    "Benchside",
    width,
    Math.ceil(height),
    [
      onDarkPaper,
      element(
        "g",
        { id: "dark" },
        path(markOutline, { class: "b", fill: colors.action }),
        path(nameOutline, { class: "n", fill: colors.ink, transform: `translate(${nameX} ${nameY})` }),
      ),
    ],
    null,
  );
}

function percentMark(): Drawing {
  return drawing(
    "percent-logo",
    "1%",
    76,
    40,
    [
      onDarkPaper,
      element(
        "g",
        { id: "dark" },
        circle(20, 20, 17, { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.5 }),
        path("M5 25 Q12 17 20 24 T35 21", { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.5 }),
        path("M7 30 Q14 24 21 29 T33 28", { class: "w", fill: "none", stroke: colors.fitc, "stroke-width": 1.2 }),
        label(58, 20, "1%", { class: "g", "font-size": 18, "font-weight": 600, fill: colors.fitc }),
      ),
    ],
    null,
  );
}

/** Faint lanes behind the copyright line. */
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
  wordmark("logo"),
  wordmark("logo-footer"),
  percentMark(),
  copyrightBand(),
];
