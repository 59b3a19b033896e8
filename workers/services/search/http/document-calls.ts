/** Routes with the private key: documents, schema and synonyms. */
import { searchLimits } from "@contracts/search/search";
import * as v from "valibot";
import type { SearchEngineObject } from "../engine/engine-object";
import { synonymRequest } from "../engine/terms/synonyms";
import { errorAnswer } from "./answers";
import type { Body } from "./body";
import { problemsOf } from "./problems";
import { engineAnswer } from "./query-calls";

export interface DocumentCall {
  readonly engine: DurableObjectStub<SearchEngineObject>;
  readonly method: string;
  /** Path after the name of the call. */
  readonly rest: string;
  readonly url: URL;
  readonly body: Extract<Body, { ok: true }>["value"];
  readonly requestId: string;
}

const batch = v.pipe(
  v.array(v.unknown(), "Documents must be a list"),
  v.maxLength(searchLimits.documentsPerBatch, "Documents cannot be more than 100"),
);
const ids = v.pipe(
  v.array(v.pipe(v.union([v.string(), v.number()], "Document ids must be texts"), v.transform(String))),
  v.maxLength(searchLimits.documentsPerBatch, "Documents cannot be more than 100"),
);
const deletions = v.array(
  v.union([
    v.string(),
    v.number(),
    v.pipe(
      v.object({ id: v.union([v.string(), v.number()]) }),
      v.transform(({ id }) => id),
    ),
  ]),
);
const listPage = v.object({
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100),
  current: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(searchLimits.pages)), 1),
});
const schemaBody = v.record(v.string(), v.unknown());

export async function documentsCall(call: DocumentCall): Promise<Response> {
  const { engine, method, rest, url, requestId } = call;
  if (rest === "list" && (method === "GET" || method === "POST")) return listCall(call);
  if (rest !== "") return errorAnswer(["Could not find the call."], requestId, 404);
  if (method === "GET") {
    const asked = url.searchParams.getAll("ids[]").length > 0 ? url.searchParams.getAll("ids[]") : call.body;
    const parsed = v.safeParse(ids, asked);
    if (!parsed.success) return errorAnswer(["Missing required parameter: ids"], requestId);
    return engineAnswer(await engine.readDocuments(parsed.output), requestId);
  }
  if (method === "DELETE") {
    const wanted = v.safeParse(
      v.pipe(
        deletions,
        v.transform((list) => list.map(String)),
        ids,
      ),
      call.body,
    );
    if (!wanted.success) return errorAnswer(problemsOf(wanted.issues), requestId);
    return engineAnswer(await engine.deleteDocuments(wanted.output), requestId);
  }
  if (method !== "POST" && method !== "PATCH") return errorAnswer(["Method is not allowed."], requestId, 405);
  const documents = v.safeParse(batch, Array.isArray(call.body) ? call.body : [call.body]);
  if (!documents.success) return errorAnswer(problemsOf(documents.issues), requestId);
  return engineAnswer(
    await engine.writeDocuments(method === "PATCH" ? "patch" : "replace", documents.output),
    requestId,
  );
}

async function listCall({ engine, url, body, requestId }: DocumentCall): Promise<Response> {
  const asked = v.safeParse(v.object({ page: v.optional(listPage, {}) }), body);
  const parameters = v.safeParse(listPage, {
    size: numberOf(url.searchParams.get("page[size]")),
    current: numberOf(url.searchParams.get("page[current]")),
  });
  if (!asked.success || !parameters.success) {
    return errorAnswer(["Page size must be 1 to 1000 and page current 1 to 100"], requestId);
  }
  const page = url.searchParams.size > 0 ? parameters.output : asked.output.page;
  return engineAnswer(await engine.listDocuments(page.size, page.current), requestId);
}

function numberOf(text: string | null): number | undefined {
  return text === null ? undefined : Number(text);
}

export async function schemaCall({ engine, method, body, requestId }: DocumentCall): Promise<Response> {
  if (method === "GET") return engineAnswer(await engine.readSchema(), requestId);
  if (method !== "POST") return errorAnswer(["Method is not allowed."], requestId, 405);
  const wanted = v.safeParse(schemaBody, body);
  if (!wanted.success) return errorAnswer(["Schema must be an object of field types"], requestId);
  return engineAnswer(await engine.changeSchema(wanted.output), requestId);
}

export async function synonymsCall({ engine, method, rest, body, requestId }: DocumentCall): Promise<Response> {
  if (method === "GET" && rest === "") return engineAnswer(await engine.listSynonyms(), requestId);
  if (method === "DELETE" && rest !== "") return engineAnswer(await engine.deleteSynonyms(rest), requestId);
  if (!(method === "POST" && rest === "") && !(method === "PUT" && rest !== "")) {
    return errorAnswer(["Method is not allowed."], requestId, 405);
  }
  const parsed = v.safeParse(synonymRequest, body);
  if (!parsed.success) return errorAnswer(problemsOf(parsed.issues), requestId);
  const id = rest === "" ? `syn-${crypto.randomUUID().replaceAll("-", "")}` : rest;
  return engineAnswer(await engine.saveSynonyms({ id, synonyms: parsed.output.synonyms }), requestId);
}
