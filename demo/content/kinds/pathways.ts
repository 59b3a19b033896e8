import { nodeKinds } from "@domain/pathways/legend-signs";
import * as v from "valibot";
import { readEntries, text } from "../read-content";

const node = v.strictObject({
  /** Name of the molecule; processes have one per language. */
  label: v.union([v.string(), text]),
  kind: v.picklist(nodeKinds),
  /** Column and row of the center in grid units, from 0 at the top left. */
  at: v.tuple([v.number(), v.number()]),
});

/** `from -> to` activates, `from -| to` inhibits; a residue that is phosphorylated or cleaved follows in brackets. */
const edge = v.pipe(
  v.string(),
  v.regex(/^\w+ -[>|] \w+( \([^)]+\))?$/u, "is not an edge like 'mst -> lats (Thr1079)'"),
  v.transform((source) => {
    const [from = "", arrow, to = "", ...site] = source.split(" ");
    return {
      from,
      to,
      effect: arrow === "->" ? ("activates" as const) : ("inhibits" as const),
      /** Residues that are phosphorylated or cleaved. */
      site: site.length > 0 ? site.join(" ").slice(1, -1) : undefined,
    };
  }),
);

const diagram = v.strictObject({
  columns: v.number(),
  rows: v.number(),
  /** Rows, between grid lines, of the plasma membrane and the nuclear envelope. */
  membraneAt: v.optional(v.number()),
  nucleusAt: v.optional(v.number()),
  nodes: v.pipe(
    v.record(v.string(), node),
    v.transform((nodes) =>
      Object.entries(nodes).map(
        ([
          id,
          {
            label,
            kind,
            at: [column, row],
          },
        ]) => ({ id, label, kind, column, row }),
      ),
    ),
  ),
  edges: v.array(edge),
});

export type Diagram = v.InferOutput<typeof diagram>;
export type DiagramNode = Diagram["nodes"][number];
export type DiagramEdge = Diagram["edges"][number];

const schema = v.strictObject({
  title: text,
  summary: text,
  body: text,
  showLegend: v.boolean(),
  diagram,
  /** Additional diagrams by key. */
  views: v.pipe(
    v.optional(v.record(v.string(), v.strictObject({ title: text, diagram })), {}),
    v.transform((views) => Object.entries(views).map(([key, view]) => ({ key, ...view }))),
  ),
});

export type Pathway = (typeof pathways)[number];

export const pathways = readEntries("pathways", schema);

export function pathwayUrl(pathway: Pathway): string {
  return `/research/pathways/${pathway.slug}`;
}
