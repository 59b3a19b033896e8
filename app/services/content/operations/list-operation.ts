import { list } from "@contracts/content/parts";
import * as v from "valibot";
import type { Operation, Variables } from "../operation";

interface ListOperationOptions<S extends v.GenericSchema> {
  readonly name: string;
  /** Root field with the list. */
  readonly field: string;
  readonly item: S;
  readonly document: string;
  readonly contentType: string;
  /** The document's filter as a REST query. */
  readonly query: (variables: Variables) => Readonly<Record<string, unknown>>;
}

export interface Listed<T> {
  readonly items: T[];
  readonly total: number;
}

/** Schema of a root list; invalid items are dropped. */
export function listed<S extends v.GenericSchema>(item: S): v.GenericSchema<unknown, Listed<v.InferOutput<S>>> {
  return v.object({ items: list(item), total: v.optional(v.number(), 0) });
}

/** `limit` and `skip` from the variables; limit 1 if the document fixes it. */
function pageOf({ limit, skip }: Variables): { limit: number; skip: number } {
  return { limit: typeof limit === "number" ? limit : 1, skip: typeof skip === "number" ? skip : 0 };
}

/** An operation with one root list. */
export function listOperation<S extends v.GenericSchema>(
  options: ListOperationOptions<S>,
): Operation<Listed<v.InferOutput<S>>> {
  const { name, field, item, document, contentType, query } = options;
  return {
    name,
    document,
    drafts: (variables) => [{ field, contentType, query: query(variables), ...pageOf(variables) }],
    schema: v.pipe(
      v.object({ [field]: listed(item) }),
      v.transform((data): Listed<v.InferOutput<S>> => data[field] ?? { items: [], total: 0 }),
    ),
  };
}
