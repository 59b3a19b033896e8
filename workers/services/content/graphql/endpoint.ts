import { WeightedLru } from "@domain/memory/weighted-lru";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServicesApp } from "../../env";
import { assetsUrlOf, editorMayRead, mayRead, type TokenKind } from "../access";
import { ContentReader } from "../store/content-reader";
import { openDatabase } from "../store/database";
import { EntryLoader } from "../store/entry-loader";
import { draftEnvironment } from "../store/scope";
import { type DeliveryState, readState } from "../store/state";
import { type DeliveryError, deliveryError, errorBody, GraphqlRequestError } from "./errors";
import { maxQueryLength } from "./limits";
import { type GraphqlRequest, runQuery } from "./run";

const maxBodyBytes = 128 * 1024;
const variables = v.optional(v.nullable(v.record(v.string(), v.unknown())));
const requestSchema = v.object({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength)),
  variables,
  operationName: v.optional(v.nullable(v.string())),
});

/** Cached responses to queries on published content, keyed by query and content state. */
const answers = new WeightedLru<string>(16_000_000);

function refuse(status: number, ...errors: DeliveryError[]): Response {
  return Response.json(errorBody(errors), { status, headers: { "cache-control": "no-store" } });
}

function json(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GraphqlRequestError("BAD_REQUEST", `${field} is not JSON.`, "", 400);
  }
}

async function requestOf(request: Request, url: URL): Promise<GraphqlRequest> {
  let raw: unknown;
  if (request.method === "GET") {
    const given = url.searchParams.get("variables");
    raw = {
      query: url.searchParams.get("query") ?? "",
      variables: given ? json(given, "variables") : null,
      operationName: url.searchParams.get("operationName"),
    };
  } else {
    const text = await request.text();
    if (text.length > maxBodyBytes) throw new GraphqlRequestError("BAD_REQUEST", "The query is too long.", "", 413);
    raw = json(text, "The body");
  }
  const parsed = v.safeParse(requestSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? "body";
    throw new GraphqlRequestError("BAD_REQUEST", `${where}: ${issue.message}`.slice(0, 200), "", 400);
  }
  const { query, variables: given, operationName } = parsed.output;
  return { query, variables: given ?? {}, operationName: operationName ?? null };
}

interface Access {
  readonly db: D1Database;
  readonly state: DeliveryState;
  readonly environment: string;
  readonly branch: string;
}

/** Stack, environment and token of a request, or null. Preview needs its own token and the live preview header. */
async function accessOf(c: Context<ServicesApp>, url: URL, kind: TokenKind): Promise<Access | null> {
  const environment = url.searchParams.get("environment") ?? "";
  const db = await openDatabase(c.env);
  const state = await readState(db, environment);
  const token =
    kind === "preview"
      ? c.req.header("preview_token")
      : (c.req.header("access_token") ?? url.searchParams.get("access_token"));
  if (c.req.param("apiKey") !== c.env.CONTENT_STACK || (kind === "preview" && !c.req.header("live_preview")))
    return null;
  if (!(await mayRead(c.env, state, environment, kind, token))) return null;
  if (kind === "preview" && !(await editorMayRead(c.env, c.req.header("authorization")))) return null;
  return { db, state, environment, branch: c.req.header("branch") || "main" };
}

const hints = {
  delivery: "Send the stack's API key, the environment and its delivery token.",
  preview: "Send the headers live_preview and preview_token, and the environment.",
} as const;

async function answer(c: Context<ServicesApp>, access: Access, kind: TokenKind, request: GraphqlRequest) {
  const { db, state, environment, branch } = access;
  const assetsUrl = assetsUrlOf(c.env, c.req.url, c.get("region"));
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-generation": String(state.generation),
  };
  // A draft changes the state too, but its responses are read only once or twice, so they are not cached.
  const key =
    kind === "delivery"
      ? JSON.stringify([state.contentKey, state.typesKey, environment, branch, assetsUrl, request])
      : null;
  const remembered = key === null ? undefined : answers.get(key);
  if (remembered !== undefined) return new Response(remembered, { headers });
  const reader = new ContentReader(db, state.contentKey);
  const outcome = await runQuery(db, state.typesKey, request, {
    reader,
    loader: new EntryLoader(reader),
    branch,
    environment: kind === "preview" ? draftEnvironment : environment,
    environmentName: environment,
    assetsUrl,
  });
  if (!outcome.ok) return refuse(outcome.status, ...outcome.errors);
  const body = JSON.stringify({ data: outcome.data });
  if (key !== null) answers.set(key, body, body.length + key.length);
  return new Response(body, { headers: { ...headers, "server-timing": `sql;desc="${reader.statements} statements"` } });
}

/** POST or GET endpoint of the delivery API, or of the preview API with its credentials. */
export function graphqlEndpoint(kind: TokenKind) {
  return async (c: Context<ServicesApp>): Promise<Response> => {
    const url = new URL(c.req.url);
    const access = await accessOf(c, url, kind);
    if (!access) {
      return refuse(401, deliveryError("ACCESS_DENIED", "The stack, environment or token is not valid.", hints[kind]));
    }
    try {
      return await answer(c, access, kind, await requestOf(c.req.raw, url));
    } catch (error) {
      if (!(error instanceof GraphqlRequestError)) throw error;
      return refuse(error.status, deliveryError(error.code, error.message, error.hint));
    }
  };
}
