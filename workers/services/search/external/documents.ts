/** Documents as an external engine stores them, and bulk requests. */
import type { EngineSchema } from "@contracts/search/search-engines";
import type { NewDocument } from "../engine/documents";
import { indexedText } from "../text/indexed-text";
import type { ElasticBodies, OpenBodies } from "./vendors";

/** The values, and the tokens of those that are text. */
export function externalDocument({ id, values }: Pick<NewDocument, "id" | "values">, schema: EngineSchema) {
  const tokens = Object.entries(values).flatMap(([field, value]) => {
    if (schema[field] !== "text" || value === null) return [];
    return [[field, indexedText([value].flat().map(String), () => {}).trim()] as const];
  });
  return { ...values, id, tokens: Object.fromEntries(tokens) };
}

/** Body of `_bulk` that stores the documents, each replacing the one with its id. */
export function bulkBody(
  index: string,
  documents: readonly Pick<NewDocument, "id" | "values">[],
  schema: EngineSchema,
): string {
  return documents
    .map((document) => {
      const action = {
        index: { _index: index, _id: document.id },
      } satisfies ElasticBodies["bulk"] satisfies OpenBodies["bulk"];
      return `${JSON.stringify(action)}\n${JSON.stringify(externalDocument(document, schema))}\n`;
    })
    .join("");
}

export function bulkDeletion(index: string, ids: readonly string[]): string {
  return ids
    .map((id) => {
      const action = {
        delete: { _index: index, _id: id },
      } satisfies ElasticBodies["bulk"] satisfies OpenBodies["bulk"];
      return `${JSON.stringify(action)}\n`;
    })
    .join("");
}
