/** Parses SVG into a tree, and its style sheet, filters and clip paths into definitions. */
import { Parser } from "htmlparser2";
import { hexOf, linearToSrgb } from "./colors";
import type { Ink } from "./drawing";

export type Attributes = Readonly<Record<string, string>>;

export interface Node {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Node[];
  text: string;
}

interface Filter {
  /** Standard deviation of the last blur. */
  readonly blur: number;
  /** Flat ink that replaces noise; in print, its grain is too fine to see. */
  readonly tint: Ink | null;
}

export interface Definitions {
  /** Declarations by selector: "text" or ".name". */
  readonly styles: ReadonlyMap<string, Attributes>;
  readonly filters: ReadonlyMap<string, Filter>;
  /** The shape of each clip path by its id. */
  readonly clips: ReadonlyMap<string, Node>;
}

/** Deeper than any figure; more nesting is rejected. */
const maxDepth = 12;

/** Null if the text has no `<svg>` or nests too deeply. */
export function treeOf(svg: string): Node | null {
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const path = [root];
  let tooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node: Node = { name, attributes, children: [], text: "" };
        path.at(-1)?.children.push(node);
        path.push(node);
        tooDeep ||= path.length > maxDepth;
      },
      ontext(text) {
        const node = path.at(-1);
        if (node) node.text += text;
      },
      onclosetag() {
        path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const [first] = root.children;
  return first?.name === "svg" && !tooDeep ? first : null;
}

export function definitionsOf(svg: Node): Definitions {
  const styles = new Map<string, Attributes>();
  const filters = new Map<string, Filter>();
  const clips = new Map<string, Node>();
  const visit = (node: Node): void => {
    const { id = "" } = node.attributes;
    if (node.name === "style") readStyles(node.text, styles);
    else if (node.name === "filter") filters.set(id, filterOf(node));
    else if (node.name === "clipPath" && node.children[0]) clips.set(id, node.children[0]);
    else node.children.forEach(visit);
  };
  visit(svg);
  return { styles, filters, clips };
}

/** The name in "url(#name)". */
export const reference = (value: string | undefined): string | null =>
  /^url\(#([\w-]+)\)$/.exec(value ?? "")?.[1] ?? null;

function readStyles(sheet: string, into: Map<string, Attributes>): void {
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declared = Object.fromEntries(
      body.split(";").flatMap((declaration): [string, string][] => {
        const at = declaration.indexOf(":");
        return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]];
      }),
    );
    for (const selector of selectors.split(",").map((text) => text.trim()))
      into.set(selector, { ...into.get(selector), ...declared });
  }
}

function filterOf({ children }: Node): Filter {
  const last = (name: string) => children.findLast((step) => step.name === name);
  const blur = Number(last("feGaussianBlur")?.attributes.stdDeviation ?? 0);
  const noise = last("feTurbulence") && !last("feDisplacementMap");
  return { blur: Number.isFinite(blur) ? blur : 0, tint: noise ? tintOf(last("feColorMatrix")) : null };
}

/** Color and opacity that the matrix gives for noise of average value, one half in each channel. */
function tintOf(matrix: Node | undefined): Ink | null {
  const values = (matrix?.attributes.values ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (values.length !== 20 || !values.every(Number.isFinite)) return null;
  const rowOf = (row: number) => {
    const [r = 0, g = 0, b = 0, a = 0, constant = 0] = values.slice(row * 5, row * 5 + 5);
    return Math.min(1, Math.max(0, (r + g + b + a) / 2 + constant));
  };
  return { color: hexOf(linearToSrgb([rowOf(0), rowOf(1), rowOf(2)])), opacity: rowOf(3) };
}
