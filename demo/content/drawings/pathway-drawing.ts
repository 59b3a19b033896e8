import type { Diagram, DiagramEdge, DiagramNode } from "../kinds/pathways";
import type { Localized } from "../locales";
import { shapeOf } from "./node-shape";
import { colors, type Drawing, drawing, drawingPerLanguage, group, label, line, path, rect } from "./svg";

type Language = keyof Localized<unknown>;

const columnWidth = 140;
const rowHeight = 96;
const margin = 84;
const nodeHeight = 36;
const gap = 6;

const compartments = {
  membrane: { en: "Plasma membrane", ja: "細胞膜", zh: "细胞膜" },
  nucleus: { en: "Nucleus", ja: "核", zh: "细胞核" },
} as const satisfies Record<string, Localized<string>>;

const size = (diagram: Diagram) => ({
  width: (diagram.columns - 1) * columnWidth + margin * 2,
  height: (diagram.rows - 1) * rowHeight + 2 * 56,
});

const centre = (node: DiagramNode) => ({ x: margin + node.column * columnWidth, y: 56 + node.row * rowHeight });

function nodeName(node: DiagramNode, language: Language): string {
  return typeof node.label === "string" ? node.label : node.label[language];
}

/** Width of a node for its longest name of three languages, so that the link areas fit all of them. */
function widthOf(node: DiagramNode): number {
  const widths = (["en", "ja", "zh"] as const).map((language) => {
    const name = nodeName(node, language);
    return [...name].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/u.test(character) ? 14 : 7.6), 0);
  });
  return Math.max(84, Math.min(132, Math.max(...widths) + 24));
}

/** Point where a line from a node's center leaves its box, with a small gap. */
function border(node: DiagramNode, towards: { x: number; y: number }): { x: number; y: number } {
  const { x, y } = centre(node);
  const dx = towards.x - x;
  const dy = towards.y - y;
  const reachX = dx === 0 ? Number.POSITIVE_INFINITY : (widthOf(node) / 2 + gap) / Math.abs(dx);
  const reachY = dy === 0 ? Number.POSITIVE_INFINITY : (nodeHeight / 2 + gap) / Math.abs(dy);
  const reach = Math.min(reachX, reachY);
  return { x: x + dx * reach, y: y + dy * reach };
}

function edgeOf(edge: DiagramEdge, from: DiagramNode, to: DiagramNode): string {
  const start = border(from, centre(to));
  const end = border(to, centre(from));
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const ux = (end.x - start.x) / length;
  const uy = (end.y - start.y) / length;
  const inhibits = edge.effect === "inhibits";
  const color = inhibits ? colors.dab : colors.ink;
  const head = inhibits
    ? line(end.x - uy * 8, end.y + ux * 8, end.x + uy * 8, end.y - ux * 8, { stroke: color, "stroke-width": 2.5 })
    : path(
        `M${end.x.toFixed(1)} ${end.y.toFixed(1)}L${(end.x - ux * 10 - uy * 4.5).toFixed(1)} ${(end.y - uy * 10 + ux * 4.5).toFixed(1)}L${(end.x - ux * 10 + uy * 4.5).toFixed(1)} ${(end.y - uy * 10 - ux * 4.5).toFixed(1)}Z`,
        { fill: color },
      );
  const shaftEnd = inhibits ? end : { x: end.x - ux * 8, y: end.y - uy * 8 };
  return group({}, line(start.x, start.y, shaftEnd.x, shaftEnd.y, { stroke: color }), head);
}

/** Residue label beside the line, with a background so that the line does not cross it. */
function siteOf(edge: DiagramEdge, from: DiagramNode, to: DiagramNode): string {
  if (!edge.site) return "";
  const start = border(from, centre(to));
  const end = border(to, centre(from));
  const x = (start.x + end.x) / 2;
  const y = (start.y + end.y) / 2;
  const width = edge.site.length * 6.1 + 8;
  return group(
    {},
    rect(x - width / 2, y - 8, width, 16, { fill: colors.paper }),
    label(x, y, edge.site, { "font-size": 11.5, fill: colors.inkSoft }),
  );
}

function compartmentLines(diagram: Diagram, language: Language, width: number): string[] {
  const at = (row: number) => 56 + row * rowHeight;
  const lines: string[] = [];
  if (diagram.membraneAt !== undefined) {
    const y = at(diagram.membraneAt);
    lines.push(
      line(0, y - 3, width, y - 3, { stroke: colors.hairline, "stroke-width": 3 }),
      line(0, y + 4, width, y + 4, { stroke: colors.hairline, "stroke-width": 3 }),
      label(10, y - 15, compartments.membrane[language], {
        "text-anchor": "start",
        "font-size": 12,
        fill: colors.inkSoft,
      }),
    );
  }
  if (diagram.nucleusAt !== undefined) {
    const y = at(diagram.nucleusAt);
    lines.push(
      line(0, y, width, y, { stroke: colors.hematoxylin, "stroke-dasharray": "10 5", opacity: 0.7 }),
      label(10, y + 14, compartments.nucleus[language], {
        "text-anchor": "start",
        "font-size": 12,
        fill: colors.hematoxylin,
      }),
    );
  }
  return lines;
}

/** Draws a diagram in one language. */
export function drawDiagram(id: string, title: string, diagram: Diagram, language: Language): Drawing {
  const { width, height } = size(diagram);
  const nodes = new Map(diagram.nodes.map((node) => [node.id, node]));
  const ends = diagram.edges.map((edge) => {
    const from = nodes.get(edge.from);
    const to = nodes.get(edge.to);
    if (!from || !to) throw new Error(`Diagram ${id}: edge ${edge.from} – ${edge.to} without its nodes`);
    return { edge, from, to };
  });
  return drawing(id, title, width, height, [
    ...compartmentLines(diagram, language, width),
    ...ends.map(({ edge, from, to }) => edgeOf(edge, from, to)),
    ...ends.map(({ edge, from, to }) => siteOf(edge, from, to)),
    ...diagram.nodes.map((node) => {
      const { x, y } = centre(node);
      return shapeOf(node.kind, x, y, widthOf(node), nodeHeight, nodeName(node, language));
    }),
  ]);
}

export function pathwayDrawing(slug: string, view?: string): Localized<string> {
  return drawingPerLanguage(view ? `pathway-${slug}-${view}` : `pathway-${slug}`);
}

interface DiagramArea {
  readonly title: Localized<string>;
  readonly href: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Links over the molecules of a diagram, in percent of the image; each searches for the molecule's name. */
export function pathwayAreas(diagram: Diagram): DiagramArea[] {
  const whole = size(diagram);
  const percent = (part: number, of: number) => Math.round((part / of) * 10_000) / 100;
  return diagram.nodes
    .filter((node) => node.kind !== "process" && node.kind !== "lipid")
    .map((node) => {
      const { x, y } = centre(node);
      const width = widthOf(node);
      const name = nodeName(node, "en");
      return {
        title: { en: `Antibodies: ${name}`, ja: `${name}の抗体`, zh: `${name}相关抗体` },
        href: `/browse?q=${encodeURIComponent(name.split(" / ")[0] ?? name).replaceAll("%20", "+")}`,
        left: percent(x - width / 2, whole.width),
        top: percent(y - nodeHeight / 2, whole.height),
        width: percent(width, whole.width),
        height: percent(nodeHeight, whole.height),
      };
    });
}
