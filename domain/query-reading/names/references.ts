/** Reads the references of a name in the table's texts: which meanings it has, and which of them is usual. */
import type { FoundName, NameMeaning, SmallTables } from "../name-table";
import { findLine } from "../sorted-text";

/** Kinds of references, strongest first. */
const order = "snma";

/** Meanings of the references of one key, which are chosen by their kinds. */
export function readReferences(
  references: readonly string[],
  { bench, concepts, groups }: SmallTables,
  pathways: string,
): FoundName {
  const titled = pathwayMeaning(references, pathways) ?? groupMeaning(references, groups);
  if (titled) return { chosen: [titled], others: [] };
  const genes = references
    .filter((one) => order.includes(one.charAt(0)))
    .sort((left, right) => order.indexOf(left.charAt(0)) - order.indexOf(right.charAt(0)));
  const first = genes[0]?.charAt(0);
  const geneMeanings = genes.map((one) => geneMeaning(one.slice(1), one.charAt(0) === "m"));
  const byHand = references.flatMap((one): NameMeaning[] => {
    if (one.startsWith("b")) {
      const [symbols, modification, clone] = bench[Number(one.slice(1))] ?? [[], null];
      return [{ kind: "gene", genes: symbols, concept: null, modification, mouse: false, ...(clone && { clone }) }];
    }
    const row = one.startsWith("c") ? concepts[one.slice(1)] : undefined;
    return row ? [{ kind: row[0], concept: row[1], genes: row[2], modification: null, mouse: false }] : [];
  });
  const handed = byHand.filter(({ kind }) => kind === "gene" || kind === "complex" || kind === "family");
  // A symbol means its gene, even if a process or a cell type shares its letters.
  const concept = first === "s" ? [] : byHand;
  const decided = handed.length > 0 ? handed : concept;
  const best = genes.filter((one) => one.charAt(0) === first).length;
  const [chosen, ...more] = decided.length > 0 ? decided : geneMeanings.slice(0, best);
  if (!chosen) throw new Error(`no meaning for ${references.join()}`);
  return { chosen: [chosen, ...more], others: otherGenes([chosen, ...more], [...geneMeanings, ...byHand]) };
}

/** Meanings that name other genes. */
export function otherGenes(chosen: readonly NameMeaning[], meanings: readonly NameMeaning[]): readonly NameMeaning[] {
  const read = new Set(chosen.flatMap(({ genes }) => genes));
  return distinct(
    meanings.filter((meaning) => !chosen.includes(meaning) && meaning.genes.some((symbol) => !read.has(symbol))),
  );
}

/** The pathways of a title that names nothing else; null if it does. If two share the title, the genes of both. */
function pathwayMeaning(references: readonly string[], pathways: string): NameMeaning | null {
  if (!references.every((one) => one.startsWith("w"))) return null;
  const found = references.map((one) => findLine(pathways, one.slice(1))?.split("\t") ?? []);
  return {
    ...{ kind: "process", concept: found[0]?.[1] ?? null, modification: null, mouse: false },
    genes: [...new Set(found.flatMap(([, , genes = ""]) => genes.split(",")))],
    pathways: found.map(([id = ""]) => id),
  };
}

/** The groups of a name that means only them; null if it means something else too. */
function groupMeaning(references: readonly string[], groups: SmallTables["groups"]): NameMeaning | null {
  if (!references.every((one) => one.startsWith("g"))) return null;
  const found = references.map((one) => groups[Number(one.slice(1))]);
  const genes = [...new Set(found.flatMap((group) => group?.[1] ?? []))];
  return { kind: "family", concept: found[0]?.[0] ?? null, genes, modification: null, mouse: false };
}

function geneMeaning(symbol: string, mouse: boolean): NameMeaning {
  return { kind: "gene", genes: [symbol], concept: null, modification: null, mouse };
}

function distinct(meanings: readonly NameMeaning[]): NameMeaning[] {
  return [...new Map(meanings.map((meaning) => [meaning.genes.join(), meaning])).values()];
}
