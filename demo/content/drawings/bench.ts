import { createRandom } from "../../random";
import { circle, colors, type Drawing, drawing, element, group, line, path, rect } from "./svg";

type Position = readonly [x: number, y: number];

/** A band sags a little in the middle of its lane, as the front of a gel does; a stronger one is thicker and darker. */
function band(x: number, y: number, half: number, strength: number): string {
  const thick = 2 + strength * 7;
  const sag = 2.5;
  return path(
    `M${x - half} ${y - thick / 2}Q${x} ${y - thick / 2 + sag} ${x + half} ${y - thick / 2}V${y + thick / 2}Q${x} ${y + thick / 2 + sag} ${x - half} ${y + thick / 2}Z`,
    {
      fill: colors.ink,
      stroke: colors.ink,
      "stroke-width": 2,
      "stroke-linejoin": "round",
      opacity: 0.2 + strength * 0.65,
    },
  );
}

/** Bands of a blot: each lane has one strength for each row. */
function blot(x: number, y: number, width: number, height: number, rows: readonly (readonly number[])[]): string {
  const lanes = rows[0]?.length ?? 1;
  const laneWidth = width / lanes;
  const rowHeight = height / rows.length;
  const bands = rows.flatMap((strengths, row) =>
    strengths.map((strength, lane) =>
      strength === 0 ? "" : band(x + laneWidth * (lane + 0.5), y + rowHeight * (row + 0.5), laneWidth * 0.36, strength),
    ),
  );
  const frames = rows.map((_, row) =>
    rect(x, y + rowHeight * row + 4, width, rowHeight - 8, { fill: "#ffffff", stroke: colors.line }),
  );
  return group({}, ...frames, ...bands);
}

function cell(x: number, y: number, radius: number, seed: string): string {
  const random = createRandom("cell", seed);
  const points = Array.from({ length: 9 }, (_, index): Position => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = radius * (0.82 + random.next() * 0.36);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const outline = smooth(points);
  const fibres = Array.from({ length: 7 }, () => {
    const angle = random.next() * Math.PI * 2;
    const from = radius * 0.42;
    const to = radius * (0.68 + random.next() * 0.16);
    return line(
      x + Math.cos(angle) * from,
      y + Math.sin(angle) * from,
      x + Math.cos(angle) * to,
      y + Math.sin(angle) * to,
      {
        stroke: colors.fitc,
        "stroke-width": 1.2,
      },
    );
  });
  return group(
    {},
    path(outline, { fill: "#ffffff", stroke: colors.fitc, "stroke-width": 1.5 }),
    ...fibres,
    element("ellipse", { cx: x, cy: y, rx: radius * 0.36, ry: radius * 0.29, fill: colors.dapi, opacity: 0.75 }),
  );
}

/** A closed curve through the middles of the sides of a polygon. */
function smooth(points: readonly Position[]): string {
  const middle = (index: number): Position => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [startX, startY] = middle(points.length - 1);
  const curves = points.map(([x, y], index) => {
    const [toX, toY] = middle(index);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`;
  });
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}${curves.join("")}Z`;
}

/** Lies of a gland in a section: a lumen in a ring of nuclei, some of them stained. */
function gland(x: number, y: number, radius: number, seed: string): string {
  const random = createRandom("gland", seed);
  const count = Math.round(radius / 3.4);
  const nuclei = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const positive = random.chance(0.45);
    return element("ellipse", {
      cx: x + Math.cos(angle) * radius * 0.78,
      cy: y + Math.sin(angle) * radius * 0.78,
      rx: 6,
      ry: 4.6,
      transform: `rotate(${Math.round((angle * 180) / Math.PI)} ${(x + Math.cos(angle) * radius * 0.78).toFixed(1)} ${(y + Math.sin(angle) * radius * 0.78).toFixed(1)})`,
      fill: positive ? colors.dab : colors.hematoxylin,
      opacity: positive ? 0.85 : 0.45,
    });
  });
  return group(
    {},
    circle(x, y, radius, { fill: "#ffffff", stroke: colors.hematoxylin, "stroke-width": 1.2 }),
    circle(x, y, radius * 0.5, { fill: colors.paper, stroke: colors.line }),
    ...nuclei,
  );
}

function flowPlot(x: number, y: number, size: number): string {
  const random = createRandom("flow");
  const cloud = (cx: number, cy: number, count: number, spread: number, fill: string) =>
    Array.from({ length: count }, () => {
      const reach = Math.sqrt(-2 * Math.log(1 - random.next() * 0.99)) * spread;
      const angle = random.next() * Math.PI * 2;
      const px = x + size * Math.min(0.97, Math.max(0.03, cx + Math.cos(angle) * reach));
      const py = y + size * Math.min(0.97, Math.max(0.03, cy + Math.sin(angle) * reach));
      return circle(px, py, 1.7, { fill, opacity: 0.6 });
    });
  return group(
    {},
    rect(x, y, size, size, { fill: "#ffffff", stroke: colors.ink }),
    line(x + size * 0.48, y, x + size * 0.48, y + size, { stroke: colors.line, "stroke-width": 1 }),
    line(x, y + size * 0.55, x + size, y + size * 0.55, { stroke: colors.line, "stroke-width": 1 }),
    ...cloud(0.26, 0.76, 150, 0.07, colors.hematoxylin),
    ...cloud(0.72, 0.3, 130, 0.08, colors.fitc),
    ...cloud(0.28, 0.3, 50, 0.06, colors.dapi),
  );
}

const treated: readonly (readonly number[])[] = [
  [0, 0.2, 0.5, 0.9, 1, 0.3, 0],
  [0.8, 0.8, 0.75, 0.8, 0.85, 0.8, 0.78],
  [0.6, 0.6, 0.62, 0.58, 0.6, 0.6, 0.62],
];

/** Drawings of the home page and of overview pages. */
export const benchDrawings = (): Drawing[] => [
  drawing("hero", "A blot beside a row of stained cells", 960, 480, [
    blot(70, 90, 400, 300, treated),
    ...[0, 1, 2].map((index) => cell(590 + index * 130, 165 + (index % 2) * 24, 56, `hero-${index}`)),
    ...[0, 1].map((index) => cell(650 + index * 140, 320 - (index % 2) * 16, 60, `hero-low-${index}`)),
    line(520, 70, 520, 410, { stroke: colors.hairline }),
  ]),
  drawing("tile-western-blot", "Blot", 480, 300, [
    blot(60, 40, 360, 220, [
      [0.1, 0.4, 0.8, 1, 0.5],
      [0.8, 0.78, 0.8, 0.82, 0.8],
    ]),
  ]),
  drawing("tile-tissue", "Stained tissue", 480, 300, [
    gland(140, 150, 92, "a"),
    gland(310, 110, 70, "b"),
    gland(352, 236, 54, "c"),
    gland(430, 40, 46, "d"),
  ]),
  drawing("tile-cells", "Stained cells", 480, 300, [
    cell(130, 105, 72, "one"),
    cell(300, 190, 78, "two"),
    cell(400, 80, 56, "three"),
    cell(120, 238, 50, "four"),
  ]),
  drawing("tile-flow", "Flow cytometry plot", 480, 300, [flowPlot(120, 30, 240)]),
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
