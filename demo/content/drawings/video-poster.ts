import type { PosterKind, Video } from "../kinds/videos";
import type { Localized } from "../locales";
import { circle, colors, type Drawing, drawing, line, path, rect } from "./svg";

const width = 640;
const height = 360;

/** Id of a video's poster; it has no text, so one serves every language. */
export function posterDrawing(slug: string): string {
  return `poster-${slug}`;
}

export const posterAlts: Readonly<Record<PosterKind, Localized<string>>> = {
  blot: { en: "Bands in eight lanes", ja: "8レーンのバンド", zh: "八条泳道的条带" },
  plate: { en: "Wells of a plate, from pale to dark", ja: "淡色から濃色へ並ぶプレートのウェル", zh: "由浅至深的孔板" },
  cells: { en: "Stained cells in a tissue", ja: "染色された組織の細胞", zh: "组织中染色的细胞" },
  chromatin: { en: "DNA around nucleosomes", ja: "ヌクレオソームに巻き付いたDNA", zh: "缠绕核小体的DNA" },
  flow: { en: "Two overlapping histograms", ja: "重なり合う2つのヒストグラム", zh: "两个重叠的直方图" },
  network: { en: "Molecules joined by arrows", ja: "矢印で結ばれた分子", zh: "以箭头相连的分子" },
};

/** Pseudo-random numbers between 0 and 1, determined by a text. */
function* pseudoRandom(text: string): Generator<number, never> {
  let state = [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const repeat = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index));

const draw: Readonly<Record<PosterKind, (next: () => number) => string[]>> = {
  blot: (next) =>
    [70, 170, 270].flatMap((y, row) =>
      repeat(8, (lane) => {
        const high = 8 + next() * 14;
        const strength = row === 2 ? 0.8 : 0.1 + next() * 0.85;
        return rect(46 + lane * 70, y - high / 2, 56, high, { rx: high / 2, fill: colors.action, opacity: strength });
      }),
    ),
  plate: (next) =>
    repeat(8, (row) =>
      repeat(12, (column) =>
        circle(62 + column * 47, 44 + row * 39, 15, {
          fill: colors.fitc,
          opacity: Math.min(1, 0.06 + (column / 11) * 0.75 + next() * 0.15),
        }),
      ).join(""),
    ),
  cells: (next) =>
    repeat(70, () => {
      const stained = next() > 0.6;
      const [x, y, r] = [20 + next() * 600, 20 + next() * 320, 9 + next() * 8];
      const ring = circle(x, y, r * 1.9, { fill: "none", stroke: stained ? colors.dab : colors.line, opacity: 0.8 });
      return ring + circle(x, y, r, { fill: colors.hematoxylin, opacity: stained ? 0.75 : 0.4 });
    }),
  chromatin: (next) => [
    path("M-10 180C60 60 110 300 180 180S300 60 370 180S490 300 560 180S640 90 660 170", {
      fill: "none",
      stroke: colors.dapi,
      "stroke-width": 5,
    }),
    ...repeat(6, (index) =>
      circle(70 + index * 100, 180 + (next() - 0.5) * 90, 34, {
        fill: colors.hematoxylin,
        opacity: 0.25 + next() * 0.5,
      }),
    ),
  ],
  flow: (next) => {
    const hill = (centre: number, high: number, color: string) =>
      path(
        `M${centre - 170} 310C${centre - 70} 310 ${centre - 60} ${310 - high} ${centre} ${310 - high}S${centre + 70} 310 ${centre + 170} 310Z`,
        {
          fill: color,
          opacity: 0.45,
          stroke: color,
        },
      );
    return [
      hill(230 + next() * 20, 190, colors.line),
      hill(390 + next() * 40, 230, colors.action),
      line(40, 310, 600, 310),
      line(40, 40, 40, 310),
    ];
  },
  network: (next) => {
    const nodes = repeat(
      8,
      (index) => `${80 + (index % 4) * 160 + next() * 20} ${90 + Math.floor(index / 4) * 170 + next() * 30}`,
    );
    const at = (index: number) => (nodes[index] ?? "0 0").split(" ").map(Number);
    const edges = [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 4],
      [1, 5],
      [5, 6],
      [2, 6],
      [6, 7],
      [3, 7],
    ] as const;
    return [
      ...edges.map(([from, to]) => {
        const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [at(from), at(to)];
        return line(x1, y1, x2, y2, { stroke: colors.inkSoft, "stroke-width": 2 });
      }),
      ...nodes.map((_, index) => {
        const [x = 0, y = 0] = at(index);
        const stroke = [colors.fitc, colors.action, colors.hematoxylin][index % 3];
        return rect(x - 48, y - 22, 96, 44, { rx: index % 2 ? 22 : 6, fill: "#ffffff", stroke, "stroke-width": 3 });
      }),
    ];
  },
};

/** Poster of a video, drawn from its subject. */
export function videoPoster(video: Video): Drawing {
  const numbers = pseudoRandom(video.slug);
  const body = draw[video.poster](() => numbers.next().value);
  return drawing(posterDrawing(video.slug), video.title.en, width, height, body, colors.sunken);
}
