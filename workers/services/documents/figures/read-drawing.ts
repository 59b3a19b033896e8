/**
 * Converts the image service's SVG to shapes and labels. Only a small subset of SVG is supported; anything else is
 * rejected.
 */
import { colorOf } from "./colors";
import type { Disc, Drawing, Form, Ink, Label, Shape, Stroke } from "./drawing";
import { type Attributes, type Definitions, definitionsOf, type Node, reference, treeOf } from "./markup";
import { ellipse, isPathData, rectangle } from "./path-data";

/** More than any figure has. */
const maxMarks = 4000;
const largest = 20_000;

class NotDrawable extends Error {}

/** Properties inherited by child elements. */
interface Inherited {
  readonly values: Attributes;
  readonly opacity: number;
  readonly blur: number;
  readonly light: boolean;
  readonly clip: string | null;
}

const inheritedDefaults = [
  ...["fill", "stroke", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-dasharray", "font-size", "text-anchor"],
];
const unseen: ReadonlySet<string> = new Set(["title", "desc", "defs", "style", "filter", "clipPath"]);

/** Null if the text is not a drawing, or uses a feature that PDF cannot show. */
export function readDrawing(svg: string): Drawing | null {
  const tree = treeOf(svg);
  const [left, top, width = 0, height = 0, ...more] = (tree?.attributes.viewBox ?? "").split(/\s+/).map(Number);
  const sized =
    left === 0 && top === 0 && more.length === 0 && [width, height].every((side) => side > 0 && side <= largest);
  if (!tree || !sized) return null;
  const definitions = definitionsOf(tree);
  const inherited = { values: {}, opacity: 1, blur: 0, light: false, clip: null };
  try {
    const marks = tree.children.flatMap((node) => marksOf(node, inherited, definitions));
    return marks.length <= maxMarks ? { width, height, marks } : null;
  } catch (error) {
    if (error instanceof NotDrawable) return null;
    throw error;
  }
}

function marksOf(node: Node, outer: Inherited, definitions: Definitions): (Shape | Label)[] {
  if (unseen.has(node.name)) return [];
  const own = ownValues(node, definitions);
  const filter = definitions.filters.get(reference(own.filter) ?? "");
  const clip = definitions.clips.get(reference(own["clip-path"]) ?? "");
  const inherited: Inherited = {
    values: {
      ...outer.values,
      ...Object.fromEntries(inheritedDefaults.flatMap((name) => (own[name] ? [[name, own[name]]] : []))),
    },
    opacity: outer.opacity * numberOf(own, "opacity", 1),
    blur: Math.max(outer.blur, filter?.blur ?? 0),
    light: outer.light || own["mix-blend-mode"] === "screen",
    clip: clip ? pathOf(clip) : outer.clip,
  };
  if (node.name === "g") return groupOf(node, inherited, definitions);
  if (node.name === "text") return [labelOf(node, inherited)];
  const form = formOf(node);
  // Noise has no edge of its own, and its tint replaces the ink of its shape.
  if (filter?.tint) {
    const { color, opacity } = filter.tint;
    return [shapeOf(form, { ...inherited, blur: 0 }, { color, opacity: opacity * inherited.opacity }, null)];
  }
  return [shapeOf(form, inherited, fillOf(inherited), strokeOf(inherited))];
}

/** Discs with the same ink become one shape, so overlaps are not darker. */
function groupOf({ children }: Node, inherited: Inherited, definitions: Definitions): (Shape | Label)[] {
  const discs = children.map((child) => (Object.keys(child.attributes).length === 3 ? discOf(child) : null));
  if (inherited.opacity < 1 && discs.length > 1 && discs.every((disc) => disc !== null))
    return [shapeOf({ kind: "discs", discs }, inherited, fillOf(inherited), strokeOf(inherited))];
  return children.flatMap((child) => marksOf(child, inherited, definitions));
}

/** The style sheet takes precedence over attributes. */
function ownValues({ name, attributes }: Node, { styles }: Definitions): Attributes {
  const classes = (attributes.class ?? "").split(/\s+/).map((each) => styles.get(`.${each}`));
  return Object.assign({}, attributes, styles.get(name), ...classes);
}

function shapeOf(form: Form, { blur, light, clip }: Inherited, fill: Ink | null, stroke: Stroke | null): Shape {
  return { kind: "shape", form, fill, stroke, blur, light, clip };
}

function fillOf({ values, opacity }: Inherited): Ink | null {
  const color = colorOf(values.fill ?? "#000");
  return color === null ? null : { color, opacity: opacity * numberOf(values, "fill-opacity", 1) };
}

function strokeOf({ values, opacity }: Inherited): Stroke | null {
  const color = colorOf(values.stroke ?? "none");
  if (color === null) return null;
  const cap = values["stroke-linecap"];
  const join = values["stroke-linejoin"];
  return {
    color,
    opacity: opacity * numberOf(values, "stroke-opacity", 1),
    width: numberOf(values, "stroke-width", 1),
    cap: cap === "round" || cap === "square" ? cap : "butt",
    join: join === "round" || join === "bevel" ? join : "miter",
    dash: (values["stroke-dasharray"] ?? "")
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(finite),
  };
}

function labelOf({ attributes, text }: Node, { values, opacity }: Inherited): Label {
  const moved = /^translate\((-?[\d.]+)[ ,](-?[\d.]+)\)rotate\((-?[\d.]+)\)$/.exec(attributes.transform ?? "");
  if (attributes.transform && !moved) throw new NotDrawable();
  const [, x = attributes.x ?? "0", y = attributes.y ?? "0", turn = "0"] = moved ?? [];
  const anchor = values["text-anchor"];
  return {
    kind: "label",
    text: text.replace(/\s+/g, " ").trim(),
    x: finite(x),
    y: finite(y),
    rotation: finite(turn),
    size: finite((values["font-size"] ?? "16").replace(/px$/, "")),
    anchor: anchor === "middle" || anchor === "end" ? anchor : "start",
    color: colorOf(values.fill ?? "#000") ?? "#000000",
    opacity,
  };
}

function formOf(node: Node): Form {
  const disc = discOf(node);
  return disc ? { kind: "discs", discs: [disc] } : { kind: "path", data: pathOf(node) };
}

function discOf({ name, attributes }: Node): Disc | null {
  if (name !== "circle") return null;
  return { x: numberOf(attributes, "cx"), y: numberOf(attributes, "cy"), radius: numberOf(attributes, "r") };
}

function pathOf({ name, attributes }: Node): string {
  const value = (key: string) => numberOf(attributes, key);
  if (name === "rect") return rectangle(value("x"), value("y"), value("width"), value("height"), value("rx"));
  if (name === "ellipse") return ellipse(value("cx"), value("cy"), value("rx"), value("ry"));
  const { d = "" } = attributes;
  if (name === "path" && isPathData(d)) return d;
  throw new NotDrawable();
}

const numberOf = (values: Attributes, name: string, otherwise = 0): number => finite(values[name] ?? otherwise);

function finite(value: string | number): number {
  const number = Number(value);
  if (!Number.isFinite(number) || Math.abs(number) > 10 * largest) throw new NotDrawable();
  return number;
}
