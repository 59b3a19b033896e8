import type { Localized } from "../locales";

/**
 * Colors of the drawings: the shop's background, ink and four stains. They do not depend on the theme, because each
 * image has its own background.
 */
export const colors = {
  paper: "#fbfbf9",
  sunken: "#f2f2ee",
  ink: "#15181d",
  inkSoft: "#464c56",
  hairline: "#dfded8",
  line: "#85878a",
  action: "#123f8c",
  hematoxylin: "#59398f",
  dab: "#7c4a1c",
  dapi: "#1d5dbd",
  fitc: "#1b7340",
} as const;

const fontStack =
  "'Source Sans 3','Helvetica Neue',Arial,'Hiragino Sans','Noto Sans CJK JP','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif";

type Attributes = Readonly<Record<string, string | number | undefined>>;

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

const round = (value: string | number) => (typeof value === "number" ? String(Math.round(value * 10) / 10) : value);

/** One element; attributes without a value are omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(round(value))}"`]))
    .join("");
  return children.length > 0 ? `<${name}${written}>${children.join("")}</${name}>` : `<${name}${written}/>`;
}

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element("rect", { x, y, width, height, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element("line", { x1, y1, x2, y2, stroke: colors.ink, "stroke-width": 1.5, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element("circle", { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes = {}): string => element("path", { d, ...attributes });

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element("g", attributes, ...children);

export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element(
    "text",
    { x, y, "text-anchor": "middle", "dominant-baseline": "central", "font-size": 14, fill: colors.ink, ...attributes },
    escapeXml(text),
  );
}

export interface Drawing {
  /** Unique id, part of the asset's uid. */
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Wraps a body into an SVG document. */
export function drawing(
  id: string,
  title: string,
  width: number,
  height: number,
  body: readonly string[],
  paper: string | null = colors.paper,
): Drawing {
  const ground = paper ? rect(0, 0, width, height, { fill: paper }) : "";
  const svg = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "font-family": fontStack,
    },
    element("title", {}, escapeXml(title)),
    ground,
    ...body,
  );
  return { id, title, width, height, svg };
}

/** Ids of a drawing with text, one per language. */
export function drawingPerLanguage(id: string): Localized<string> {
  return { en: `${id}-en`, ja: `${id}-ja`, zh: `${id}-zh` };
}
