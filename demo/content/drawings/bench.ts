import { circle, colors, type Drawing, drawing, element, group, line } from "./svg";

type Position = readonly [x: number, y: number];

/** Drawings of overview pages. */
export const benchDrawings = (): Drawing[] => [
  drawing("research", "A cell with its pathways", 960, 420, [
    element("ellipse", { cx: 480, cy: 230, rx: 400, ry: 165, fill: "#ffffff", stroke: colors.line, "stroke-width": 3 }),
    element("ellipse", {
      cx: 600,
      cy: 250,
      rx: 130,
      ry: 92,
      fill: "none",
      stroke: colors.hematoxylin,
      "stroke-width": 2,
    }),
    ...receptors(),
    ...cascade(),
  ]),
];

function receptors(): string[] {
  return [220, 330, 440].map((x, index) => {
    const top = 230 - 165 * Math.sqrt(Math.max(0, 1 - ((x - 480) / 400) ** 2));
    return group(
      {},
      line(x, top - 26, x, top + 24, { stroke: colors.action, "stroke-width": 4 }),
      circle(x, top - 32, 8, {
        fill: index === 1 ? colors.dab : colors.paper,
        stroke: colors.dab,
        "stroke-width": 1.5,
      }),
    );
  });
}

function cascade(): string[] {
  const stations: readonly Position[] = [
    [330, 150],
    [370, 205],
    [430, 250],
    [530, 250],
    [610, 270],
  ];
  return stations.flatMap(([x, y], index) => {
    const next = stations[index + 1];
    const arrow = next ? [line(x, y, next[0], next[1], { stroke: colors.inkSoft, "stroke-dasharray": "4 4" })] : [];
    return [...arrow, circle(x, y, 13, { fill: colors.paper, stroke: colors.action, "stroke-width": 2 })];
  });
}
