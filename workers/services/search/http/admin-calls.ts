/** Admin routes of engines below `/_admin`: create, fill, count. See README.md. */
import { searchLimits } from "@contracts/search/search";
import { engineKinds } from "@contracts/search/search-documents";
import { engineSchemas, engineSearchFields } from "@contracts/search/search-engines";
import { calendarDay } from "@contracts/values/measures";
import { Hono } from "hono";
import * as v from "valibot";
import type { ServicesApp, ServicesEnv } from "../../env";
import { isAdmin } from "../access/keys";
import { synonymRequest } from "../engine/terms/synonyms";
import { maxParts } from "../parts/part-of";
import { errorAnswer, jsonAnswer, newRequestId } from "./answers";
import { readBody } from "./body";
import { engineStub, isEngineName } from "./engines";
import { problemsOf } from "./problems";
import { engineAnswer } from "./query-calls";

const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(searchLimits.weight));
const draftBody = v.strictObject({
  name: v.pipe(v.string(), v.check(isEngineName, "Name must be 1 to 64 lowercase letters, digits and hyphens")),
  kind: v.optional(v.picklist(engineKinds)),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{2,4})?$/))),
  schema: v.optional(v.record(v.string(), v.string())),
  search_fields: v.optional(v.record(v.string(), v.object({ weight }))),
  parts: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxParts, `Parts cannot be more than ${maxParts}`)),
  ),
});

const synonymSets = v.strictObject({
  sets: v.pipe(
    v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), ...synonymRequest.entries })),
    v.maxLength(searchLimits.synonymSets, "Synonym sets cannot be more than 256"),
  ),
});

const analyticsQuery = v.object({
  from: v.optional(calendarDay, "0000-01-01"),
  to: v.optional(calendarDay, "9999-12-31"),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1000)), "100"),
  tag: v.optional(v.pipe(v.string(), v.maxLength(searchLimits.tagLength)), ""),
});

/** Documents per response of an export. */
const exportedDocuments = 1000;

export const admin = new Hono<ServicesApp>();

admin.use(async (c, next) => {
  if (!(await isAdmin(c.req.header("Authorization") ?? null, c.env))) {
    return jsonAnswer({ error: "Invalid authentication token." }, newRequestId(), { status: 401 });
  }
  await next();
});

admin.get("/engines", async (c) => {
  const names = await directory(c.env).names();
  const engines = await Promise.all(names.map((name) => engineStub(c.env, name).info()));
  return jsonAnswer({ engines: engines.filter((info) => info !== null) }, newRequestId());
});

admin.post("/engines", async (c) => {
  const requestId = newRequestId();
  const body = await readBody(c.req.raw);
  if (!body.ok) return errorAnswer([body.error], requestId, body.status);
  const parsed = v.safeParse(draftBody, body.value);
  if (!parsed.success) return errorAnswer(problemsOf(parsed.issues), requestId);
  const { name, kind, language, schema, search_fields, parts } = parsed.output;
  const outcome = await engineStub(c.env, name).create({
    name,
    language: language ?? (kind && name.slice(kind.length + 1)),
    schema: { ...(kind && engineSchemas[kind]), ...schema },
    searchFields: search_fields ?? (kind && engineSearchFields[kind]),
    ...(parts !== undefined && { parts }),
  });
  if ("errors" in outcome) return errorAnswer(outcome.errors, requestId);
  await directory(c.env).add(name);
  return jsonAnswer(outcome.info, requestId, { status: outcome.created ? 201 : 200 });
});

admin.get("/engines/:engine", async (c) => {
  const info = await stubOf(c.env, c.req.param("engine"))?.info();
  return info ? jsonAnswer(info, newRequestId()) : noEngine();
});

admin.delete("/engines/:engine", async (c) => {
  const name = c.req.param("engine");
  const existed = await stubOf(c.env, name)?.destroy();
  await directory(c.env).remove(name);
  return existed ? jsonAnswer({ deleted: true }, newRequestId()) : noEngine();
});

/** Documents from a number on, with the next number in the header `x-next`. */
admin.get("/engines/:engine/documents", async (c) => {
  const from = v.safeParse(v.pipe(v.string(), v.digits(), v.transform(Number)), c.req.query("from") ?? "0");
  if (!from.success) return errorAnswer(["from must be a number"], newRequestId());
  const found = await stubOf(c.env, c.req.param("engine"))?.exportDocuments(from.output, exportedDocuments);
  if (!found) return noEngine();
  const headers = {
    "content-type": "application/x-ndjson",
    ...(found.next !== null && { "x-next": String(found.next) }),
  };
  return new Response(found.lines, { headers });
});

admin.get("/engines/:engine/synonyms", async (c) => {
  const found = await stubOf(c.env, c.req.param("engine"))?.listSynonyms();
  return found ? engineAnswer(found, newRequestId()) : noEngine();
});

admin.post("/engines/:engine/documents", async (c) => {
  const stub = stubOf(c.env, c.req.param("engine"));
  const report = stub && (await stub.importDocuments(c.req.raw.body ?? new Blob([]).stream()));
  return report ? jsonAnswer(report, newRequestId()) : noEngine();
});

admin.delete("/engines/:engine/documents", async (c) => {
  const cleared = await stubOf(c.env, c.req.param("engine"))?.clearDocuments();
  return cleared ? engineAnswer(cleared, newRequestId()) : noEngine();
});

admin.put("/engines/:engine/synonyms", async (c) => {
  const requestId = newRequestId();
  const body = await readBody(c.req.raw);
  if (!body.ok) return errorAnswer([body.error], requestId, body.status);
  const parsed = v.safeParse(synonymSets, body.value);
  if (!parsed.success) return errorAnswer(problemsOf(parsed.issues), requestId);
  const replaced = await stubOf(c.env, c.req.param("engine"))?.replaceSynonyms(parsed.output.sets);
  return replaced ? engineAnswer(replaced, requestId) : noEngine();
});

admin.get("/engines/:engine/analytics/:kind{queries|clicks|totals}", async (c) => {
  const range = v.safeParse(analyticsQuery, c.req.query());
  if (!range.success) return errorAnswer(problemsOf(range.issues), newRequestId());
  const kind = v.parse(v.picklist(["queries", "clicks", "totals"]), c.req.param("kind"));
  const counted = await stubOf(c.env, c.req.param("engine"))?.analytics(kind, range.output);
  return counted ? engineAnswer(counted, newRequestId()) : noEngine();
});

function stubOf(env: ServicesEnv, name: string) {
  return isEngineName(name) ? engineStub(env, name) : null;
}

function directory(env: ServicesEnv) {
  return env.SEARCH_DIRECTORY.get(env.SEARCH_DIRECTORY.idFromName("engines"));
}

function noEngine(): Response {
  return errorAnswer(["Could not find engine."], newRequestId(), 404);
}
