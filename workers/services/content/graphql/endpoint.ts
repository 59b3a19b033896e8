import type { Context } from "hono";
import * as v from "valibot";
import type { ServicesApp } from "../../env";
import { assetsUrlOf, mayRead } from "../access";
import { BoundedMemo } from "../bounded-memo";
import { openDatabase } from "../store/database";
import { EntryLoader } from "../store/entry-loader";
import { draftEnvironment } from "../store/scope";
import { readState } from "../store/state";
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

/** Answers to queries over published content, by state of the content: the same question has the same answer. */
const answers = new BoundedMemo<string>(16_000_000);

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

/** POST or GET of the delivery API, or with preview credentials of the preview API. */
export function graphqlEndpoint(kind: "delivery" | "preview") {
  return async (c: Context<ServicesApp>): Promise<Response> => {
    const url = new URL(c.req.url);
    const environment = url.searchParams.get("environment") ?? "";
    const branch = c.req.header("branch") || "main";
    const db = await openDatabase(c.env);
    const state = await readState(db, environment);
    const preview = kind === "preview";
    const token = preview
      ? c.req.header("preview_token")
      : (c.req.header("access_token") ?? url.searchParams.get("access_token"));
    const known =
      c.req.param("apiKey") === c.env.CONTENT_STACK && (await mayRead(c.env, state, environment, kind, token));
    if (!known || (preview && !c.req.header("live_preview"))) {
      const hint = preview
        ? "Send the headers live_preview and preview_token, and the environment."
        : "Send the stack's api key, the environment and its delivery token.";
      return refuse(401, deliveryError("ACCESS_DENIED", "The stack, environment or token is not valid.", hint));
    }
    let request: GraphqlRequest;
    try {
      request = await requestOf(c.req.raw, url);
    } catch (error) {
      if (!(error instanceof GraphqlRequestError)) throw error;
      return refuse(error.status, deliveryError(error.code, error.message, error.hint));
    }
    const headers = {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-generation": String(state.generation),
    };
    const assetsUrl = assetsUrlOf(c.env, c.req.url, c.get("region"));
    const key = preview
      ? null
      : `${state.contentKey}|${state.typesKey}|${environment}|${branch}|${assetsUrl}|${JSON.stringify(request)}`;
    const remembered = key === null ? undefined : answers.get(key);
    if (remembered !== undefined) return new Response(remembered, { headers });
    const outcome = await runQuery(state.typesKey, request, {
      db,
      loader: new EntryLoader(db),
      branch,
      environment: preview ? draftEnvironment : environment,
      environmentName: environment,
      assetsUrl,
    });
    if (!outcome.ok) return refuse(outcome.status, ...outcome.errors);
    const body = JSON.stringify({ data: outcome.data });
    if (key !== null) answers.set(key, body, body.length + key.length);
    return new Response(body, { headers });
  };
}
