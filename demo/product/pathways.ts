/** Neighbors of a product's target in the shop's pathway diagrams. */
import type { TargetPathway } from "@contracts/catalogue/pathways";
import { type DiagramNode, type Pathway, pathways, pathwayUrl } from "../content/kinds/pathways";
import type { Antigen } from "../targets/table";

const known = new Map<string, readonly TargetPathway[]>();

/** Pathways whose main diagram contains the target, with the molecules directly before and after it. */
export function targetPathways(antigen: Antigen): readonly TargetPathway[] {
  const found = known.get(antigen.id) ?? pathways.flatMap((pathway) => neighbors(pathway, antigen) ?? []);
  known.set(antigen.id, found);
  return found;
}

function neighbors(pathway: Pathway, antigen: Antigen): TargetPathway | null {
  const { nodes, edges } = pathway.diagram;
  const names = namesOf(antigen);
  const target = nodes.find((node) => moleculesOf(node).some((name) => names.has(name)));
  if (!target) return null;
  const label = (id: string) => labelOf(nodes.find((node) => node.id === id));
  const upstream = edges
    .filter(({ to }) => to === target.id)
    .map(({ from, effect, site = null }) => ({ label: label(from), effect, site }));
  const downstream = edges
    .filter(({ from }) => from === target.id)
    .map(({ to, effect, site = null }) => ({ label: label(to), effect, site }));
  if (upstream.length + downstream.length === 0) return null;
  return { name: pathway.title.en, href: pathwayUrl(pathway), label: labelOf(target), upstream, downstream };
}

function labelOf(node: DiagramNode | undefined): string {
  if (!node) return "";
  return typeof node.label === "string" ? node.label : node.label.en;
}

/** A node may stand for two molecules: "Bax / Bak". Processes, whose names are localized, are excluded. */
function moleculesOf({ label }: DiagramNode): string[] {
  return typeof label === "string" ? label.split(" / ").map(plain) : [];
}

/** Single letters and digits are too ambiguous as names. */
function namesOf({ display, genes }: Antigen): Set<string> {
  const names = [display, ...display.split("/"), ...genes.flatMap(({ symbol, aliases }) => [symbol, ...aliases])];
  return new Set(names.map(plain).filter((name) => name.length > 2));
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
