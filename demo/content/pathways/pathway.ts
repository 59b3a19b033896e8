import type { Localized } from "../locales";

/** Kinds of node, each with its own shape and colour in the diagram and its legend. */
export type NodeKind =
  | "receptor"
  | "kinase"
  | "phosphatase"
  | "adaptor"
  | "effector"
  | "transcription"
  | "lipid"
  | "process";

export interface DiagramNode {
  readonly id: string;
  /** Name of the molecule; processes have one per language. */
  readonly label: string | Localized<string>;
  readonly kind: NodeKind;
  /** Centre in grid units: columns count from 0 at the left, rows from 0 at the top. */
  readonly column: number;
  readonly row: number;
}

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly effect: "activates" | "inhibits";
  /** Residues that are phosphorylated or cleaved. */
  readonly site?: string;
}

export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  /** Rows, between grid lines, of the plasma membrane and the nuclear envelope. */
  readonly membraneAt?: number;
  readonly nucleusAt?: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

export interface Pathway {
  readonly slug: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  readonly body: Localized<string>;
  readonly showLegend: boolean;
  readonly diagram: Diagram;
  readonly views: readonly { readonly key: string; readonly title: Localized<string>; readonly diagram: Diagram }[];
}

export function pathwayUrl(pathway: Pathway): string {
  return `/research/pathways/${pathway.slug}`;
}

export const node = (
  id: string,
  label: DiagramNode["label"],
  kind: NodeKind,
  column: number,
  row: number,
): DiagramNode => ({ id, label, kind, column, row });

export const activates = (from: string, to: string, site?: string): DiagramEdge => ({
  from,
  to,
  effect: "activates",
  ...(site && { site }),
});

export const inhibits = (from: string, to: string, site?: string): DiagramEdge => ({
  from,
  to,
  effect: "inhibits",
  ...(site && { site }),
});
