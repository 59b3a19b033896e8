import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { GraphqlRequestError } from "./errors";

export const maxQueryLength = 64_000;
const maxDepth = 40;
/** Limits that the vendor documents: references below an entry, and content types in one request. */
const maxReferenceDepth = 3;
const maxContentTypes = 3;
const maxFields = 4000;
const maxRootFields = 40;

interface Measure {
  depth: number;
  references: number;
  fields: number;
}

function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<SelectionSetNode, Measure>,
): Measure {
  const before = known.get(set);
  if (before) return before;
  const total: Measure = { depth: 0, references: 0, fields: 0 };
  for (const selection of set.selections) {
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    const below = inner ? measure(inner, fragments, known) : { depth: 0, references: 0, fields: 0 };
    const field = selection.kind === Kind.FIELD;
    const reference = field && selection.name.value.endsWith("Connection");
    total.depth = Math.max(total.depth, below.depth + (field ? 1 : 0));
    total.references = Math.max(total.references, below.references + (reference ? 1 : 0));
    // A fragment counts wherever it is spread, so nested fragments cannot bypass the limits.
    total.fields = Math.min(total.fields + below.fields + (field ? 1 : 0), maxFields + 1);
  }
  known.set(set, total);
  return total;
}

/**
 * Rejects documents that cost more than any page needs. Run it on validated documents, which have no fragment cycles.
 */
export function assertWithinLimits(document: DocumentNode): void {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, references, fields } = measure(definition.selectionSet, fragments, new Map());
    if (depth > maxDepth)
      throw new GraphqlRequestError("QUERY_TOO_DEEP", `Queries may be at most ${maxDepth} levels deep.`);
    if (references > maxReferenceDepth) {
      const message = `References may be nested at most ${maxReferenceDepth} levels deep.`;
      throw new GraphqlRequestError("QUERY_TOO_DEEP", message);
    }
    const asked = new Set(
      definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? [selection.name.value.replace(/^all_/, "")] : [],
      ),
    );
    if (asked.size > maxContentTypes) {
      throw new GraphqlRequestError(
        "QUERY_TOO_COMPLEX",
        `A request may query at most ${maxContentTypes} content types.`,
      );
    }
    if (fields > maxFields || definition.selectionSet.selections.length > maxRootFields) {
      throw new GraphqlRequestError("QUERY_TOO_COMPLEX", `Queries may select ${maxFields} fields.`);
    }
  }
}
