/**
 * Writes public/images/share/*.png: preview images for links to the shop, one per kind of page. They contain only the
 * logo, the name and abstract shapes, so they fit every language.
 *
 *   npm run generate-share-images        needs Chromium
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { loadModule } from "../seed/demo-world.ts";
import { chromiumPath } from "../setup/chromium.mjs";
import { root } from "../setup/install.mjs";

const { markOutline, nameOutline, wordmarkSize } = await loadModule<typeof import("../../domain/brand/outlines.ts")>(
  "domain/brand/outlines.ts",
  "outlines",
);
const width = 1200;
const height = 630;
const ink = "#15181d";
const paper = "#fbfbf9";
const colors = { action: "#123f8c", hematoxylin: "#59398f", dab: "#7c4a1c", dapi: "#1d5dbd", fitc: "#1b7340" };

/** A deterministic pseudo-random sequence. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

function bands(color: string, seed: number): string {
  const next = numbers(seed);
  const value = () => next.next().value;
  return times(8, (lane) =>
    times(5, (row) => {
      const strength = value();
      const high = 10 + value() * 20;
      return `<rect x="${90 + lane * 130}" y="${70 + row * 72 + value() * 14}" width="104" height="${high}" rx="${high / 2}" fill="${color}" opacity="${0.08 + strength * 0.85}"/>`;
    }),
  );
}

function wells(color: string, seed: number): string {
  const next = numbers(seed);
  return times(5, (row) =>
    times(12, (column) => {
      const strength = (column / 11) * 0.8 + next.next().value * 0.2;
      return `<circle cx="${112 + column * 88}" cy="${92 + row * 78}" r="31" fill="${color}" fill-opacity="${strength}" stroke="${color}" stroke-opacity="0.35" stroke-width="2"/>`;
    }),
  );
}

function network(color: string): string {
  const nodes: readonly (readonly [x: number, y: number])[] = [
    [180, 110],
    [420, 90],
    [300, 240],
    [560, 260],
    [780, 120],
    [960, 250],
    [700, 390],
    [430, 390],
    [1010, 410],
    [190, 380],
  ];
  const edges: readonly (readonly [from: number, to: number])[] = [
    [0, 2],
    [1, 2],
    [2, 3],
    [4, 3],
    [3, 6],
    [3, 7],
    [4, 5],
    [5, 8],
    [6, 8],
    [2, 9],
    [7, 9],
  ];
  const line = ([from, to]: readonly [number, number]) =>
    `<path d="M${nodes[from]?.join(" ")}L${nodes[to]?.join(" ")}" stroke="${ink}" stroke-width="3" opacity="0.45"/>`;
  return (
    edges.map(line).join("") +
    nodes
      .map(
        ([x, y], at) =>
          `<rect x="${x - 66}" y="${y - 27}" width="132" height="54" rx="${at % 2 ? 27 : 8}" fill="${paper}" stroke="${color}" stroke-width="5"/>`,
      )
      .join("")
  );
}

function fold(color: string): string {
  return times(8, (at) => {
    const x = 160 + at * 126;
    if (at % 3 === 0)
      return `<rect x="${x - 34}" y="130" width="68" height="250" rx="34" fill="none" stroke="${color}" stroke-width="6"/>${times(5, (turn) => `<path d="M${x - 34} ${190 + turn * 40}L${x + 34} ${165 + turn * 40}" stroke="${color}" stroke-width="4"/>`)}`;
    const [tip, base] = at % 2 ? ([110, 395] as const) : ([395, 110] as const);
    const neck = tip < base ? tip + 62 : tip - 62;
    return `<path d="M${x - 20} ${base}V${neck}H${x - 44}L${x} ${tip}L${x + 44} ${neck}H${x + 20}V${base}Z" fill="${color}" fill-opacity="0.14" stroke="${color}" stroke-width="5"/>`;
  });
}

const drawings = {
  shop: bands(colors.action, 7),
  news: bands(colors.hematoxylin, 21),
  video: `${bands(colors.dapi, 33)}<circle cx="600" cy="245" r="96" fill="${paper}" stroke="${colors.action}" stroke-width="6"/><path d="M572 195v100l84-50z" fill="${colors.action}"/>`,
  protocol: wells(colors.dab, 5),
  article: wells(colors.fitc, 11),
  pathway: network(colors.fitc),
  domain: fold(colors.hematoxylin),
};

function page(drawing: string): string {
  const scale = 300 / wordmarkSize.width;
  return `<!doctype html><style>html,body{margin:0;background:${paper}}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${drawing}<rect y="490" width="${width}" height="140" fill="${paper}"/><path d="M80 490H1120" stroke="${ink}" stroke-width="2" opacity="0.25"/><g transform="translate(80 530) scale(${scale})"><path d="${markOutline}" fill="${colors.action}"/><path transform="translate(${wordmarkSize.nameX} ${wordmarkSize.nameY})" d="${nameOutline}" fill="${ink}"/></g></svg>`;
}

const folder = join(root, "public/images/share");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const tab = await browser.newPage({ viewport: { width, height } });
for (const [name, drawing] of Object.entries(drawings)) {
  await tab.setContent(page(drawing));
  await tab.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`share/${name}.png`);
}
await browser.close();
