/**
 * Search service: the App Search protocol below `/api/as/v1/`, administration below `/_admin`. Paths work with and
 * without `.json` or a trailing slash.
 */
import { Hono } from "hono";
import type { ServicesApp } from "../env";
import { accessOf } from "./access/keys";
import { admin } from "./http/admin-calls";
import { errorAnswer, jsonAnswer, newRequestId, preflight, withCors } from "./http/answers";
import { readBody } from "./http/body";
import { type DocumentCall, documentsCall, schemaCall, synonymsCall } from "./http/document-calls";
import { engineStub, isEngineName } from "./http/engines";
import { queryCalls } from "./http/query-calls";

export const search = new Hono<ServicesApp>();

const privateCalls: Readonly<Record<string, (call: DocumentCall) => Promise<Response>>> = {
  documents: documentsCall,
  schema: schemaCall,
  synonyms: synonymsCall,
};

search.route("/_admin", admin);

search.options("/api/as/v1/*", (c) => preflight(c.req.header("Origin") ?? null));

search.all("/api/as/v1/engines/:engine/:call{.+}", async (c) => {
  const origin = c.req.header("Origin") ?? null;
  const answered = await dispatch(c.req.raw, c.env, c.req.param("engine"), c.req.param("call"));
  return withCors(answered, origin);
});

search.all("/api/as/v1/*", (c) => withCors(notFound(newRequestId()), c.req.header("Origin") ?? null));

async function dispatch(request: Request, env: ServicesApp["Bindings"], name: string, path: string): Promise<Response> {
  const requestId = newRequestId();
  const access = await accessOf(request.headers.get("Authorization"), env, Date.now());
  if (!access.ok) {
    const missing = access.problem === "missing";
    const error = missing ? "You need to sign in before continuing." : "Invalid authentication token.";
    return jsonAnswer({ error }, requestId, { status: 401 });
  }
  if (!isEngineName(name)) return notFound(requestId);
  const [call = "", ...rest] = path
    .replace(/\/+$/, "")
    .replace(/\.json$/, "")
    .split("/");
  const queryCall = rest.length === 0 && Object.hasOwn(queryCalls, call) ? queryCalls[call] : undefined;
  const privateCall = Object.hasOwn(privateCalls, call) ? privateCalls[call] : undefined;
  const engine = engineStub(env, name);
  if (queryCall) {
    if (request.method !== "POST" && request.method !== "GET") {
      return errorAnswer(["Method is not allowed."], requestId, 405);
    }
    const body = await readBody(request);
    if (!body.ok) return errorAnswer([body.error], requestId, body.status);
    return queryCall({
      engine: engineStub(env, name, request),
      body: body.value,
      forced: access.access.forced,
      requestId,
    });
  }
  if (!privateCall) return errorAnswer(["Could not find the call."], requestId, 404);
  if (access.access.level !== "private") {
    return jsonAnswer({ error: "You are not authorized to perform this action." }, requestId, { status: 403 });
  }
  const body = await readBody(request);
  if (!body.ok) return errorAnswer([body.error], requestId, body.status);
  const url = new URL(request.url);
  return privateCall({ engine, method: request.method, rest: rest.join("/"), url, body: body.value, requestId });
}

function notFound(requestId: string): Response {
  return errorAnswer(["Could not find engine."], requestId, 404);
}
