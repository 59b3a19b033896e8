/** Separates the targets of a query from names that only describe them. */
import type { ReadTarget } from "./read-query";
import { isClassOfProteins } from "./unknown-names";

/**
 * A process, cell type or place next to a protein describes it: "caspase-3 apoptosis" means caspase-3. The same holds
 * for a family next to its member ("CDK4 cyclin-dependent kinase") and for a class ("Nedd4 ubiquitin ligase"). A family
 * after a topic is limited to the genes of the topic: "Th2 cytokines".
 */
export function withoutContext(targets: readonly ReadTarget[]): readonly ReadTarget[] {
  const [first, second, ...more] = targets;
  const shared = first && second && more.length === 0 ? sharedOf(first, second) : null;
  if (shared) return [shared];
  const members = targets.flatMap(({ chosen: [{ kind, genes }] }) => (kind === "gene" ? genes : []));
  const proteins = targets.filter((target) => {
    const [{ kind, genes }] = target.chosen;
    if (kind !== "family") return !isContext(target);
    const words = target.text.split(" ");
    // "arginase" alone names proteins.
    const isClass = members.length > 0 && words.length > 1 && isClassOfProteins(words.at(-1) ?? "");
    return !isClass && !genes.some((gene) => members.includes(gene));
  });
  return proteins.length > 0 ? proteins : withoutTissue(withoutLoading(targets));
}

/** "golgi loading control" means a protein that is always in that place. */
function withoutLoading(targets: readonly ReadTarget[]): readonly ReadTarget[] {
  const places = targets.filter(({ chosen: [{ kind }] }) => kind === "location");
  const isLoading = ({ chosen: [{ concept }] }: ReadTarget) => concept === "loading control";
  return places.length > 0 && targets.every((target) => places.includes(target) || isLoading(target))
    ? places
    : targets;
}

/** "liver fibrosis" means markers of fibrosis, not of the liver. */
function withoutTissue(targets: readonly ReadTarget[]): readonly ReadTarget[] {
  const processes = targets.filter(({ chosen: [{ kind }] }) => kind === "process");
  const isTissue = ({ chosen: [{ kind }] }: ReadTarget) => kind === "cell-type" || kind === "location";
  if (processes.length === 0 || !targets.every((target) => processes.includes(target) || isTissue(target)))
    return targets;
  // A single word for both, such as "肝線維化", belongs to the first.
  const typed = targets.map(({ name }) => name).join("");
  return processes.map((target) => (target.name === "" ? { ...target, name: typed } : target));
}

/** Genes that a topic and a family have in common; null if they are fewer than two. */
function sharedOf(topic: ReadTarget, family: ReadTarget): ReadTarget | null {
  const [meaning] = family.chosen;
  if (!isContext(topic) || meaning.kind !== "family") return null;
  const genes = topic.chosen[0].genes.filter((gene) => meaning.genes.includes(gene));
  const [name, text] = [`${topic.name} ${family.name}`, `${topic.text} ${family.text}`];
  return genes.length < 2 ? null : { ...family, name, text, chosen: [{ ...meaning, concept: text, genes }] };
}

export const isContext = ({ chosen: [{ kind }] }: ReadTarget) =>
  kind !== "gene" && kind !== "complex" && kind !== "family";

/** False for a topic: "mismatch repair proteins" are targets of antibodies, and no recombinant proteins. */
export const namesProtein = (target: ReadTarget | undefined): boolean => target !== undefined && !isContext(target);
