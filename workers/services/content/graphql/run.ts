import { WeightedLru } from "@domain/memory/weighted-lru";
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { reportFault } from "../../shared/report-fault";
import { TooManyRecords } from "../store/entry-loader";
import { TooManyConditions } from "../store/read";
import { readContentTypes } from "../store/state";
import { type DeliveryError, deliveryError, GraphqlRequestError } from "./errors";
import { assertWithinLimits } from "./limits";
import type { GraphqlContext } from "./node";
import { buildDeliverySchema } from "./schema";

interface Prepared {
  readonly schema: GraphQLSchema;
  readonly documents: WeightedLru<DocumentNode>;
}

// Memos of immutable input: a schema belongs to one state of the content types, a document to one schema.
const schemas = new WeightedLru<Prepared>(6);

async function prepared(db: D1Database, branch: string, typesKey: string): Promise<Prepared> {
  const key = `${branch}|${typesKey}`;
  const known = schemas.get(key);
  if (known) return known;
  const contentTypes = await readContentTypes(db, branch);
  const made = {
    schema: buildDeliverySchema([...contentTypes.values()]),
    documents: new WeightedLru<DocumentNode>(2_000_000),
  };
  schemas.set(key, made);
  return made;
}

function documentOf({ schema, documents }: Prepared, query: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query, { noLocation: true, maxTokens: 12_000 });
  const [first] = validate(schema, document, specifiedRules, { maxErrors: 5 });
  if (first) throw first;
  assertWithinLimits(document);
  documents.set(query, document, query.length);
  return document;
}

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | null;
}

type GraphqlOutcome =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly errors: readonly DeliveryError[] };

function failureOf(thrown: unknown): { status: number; error: DeliveryError } {
  const cause = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  if (cause instanceof GraphqlRequestError) {
    return { status: cause.status, error: deliveryError(cause.code, cause.message, cause.hint) };
  }
  if (cause instanceof TooManyRecords || cause instanceof TooManyConditions) {
    const hint = "Ask for less with limit, or in several queries.";
    return { status: 422, error: deliveryError("QUERY_TOO_COMPLEX", cause.message, hint) };
  }
  if (cause instanceof GraphQLError) {
    return { status: 422, error: deliveryError("QUERY_INVALID", cause.message.slice(0, 300)) };
  }
  reportFault("content: query failed", cause);
  return { status: 500, error: deliveryError("INTERNAL_ERROR", "The query could not be run.") };
}

/** Runs one query on the content types of a branch. */
export async function runQuery(
  db: D1Database,
  typesKey: string,
  request: GraphqlRequest,
  context: GraphqlContext,
): Promise<GraphqlOutcome> {
  try {
    const ready = await prepared(db, context.branch, typesKey);
    const result = await execute({
      schema: ready.schema,
      document: documentOf(ready, request.query),
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
    });
    if (!result.errors) return { ok: true, data: result.data };
    const failures = result.errors.map(failureOf);
    // One cause can fail many fields; it is reported once.
    const errors = new Map(failures.map(({ error }) => [`${error.code} ${error.message}`, error]));
    return {
      ok: false,
      status: Math.max(...failures.map((failure) => failure.status)),
      errors: [...errors.values()].slice(0, 5),
    };
  } catch (thrown) {
    const { status, error } = failureOf(thrown);
    return { ok: false, status, errors: [error] };
  }
}
