import type { ContentType } from "@contracts/content/content-types";
import { contentTypeJson } from "@contracts/content/vendor-json";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../../env";
import { reportFault } from "../../shared/report-fault";
import { assetsUrlOf, editorMayRead, mayRead, type TokenKind } from "../access";
import { matchesAll } from "../store/condition";
import { ContentReader } from "../store/content-reader";
import { openDatabase } from "../store/database";
import { EntryLoader, TooManyRecords } from "../store/entry-loader";
import { type Order, TooManyConditions } from "../store/read";
import { assetType, draftEnvironment } from "../store/scope";
import { readContentTypes, readState } from "../store/state";
import { queryCondition } from "./conditions";
import { assetJson, type EntryJsonContext, entryJson } from "./entry-json";
import { assetNotFound, badParameter, contentTypeNotFound, entryNotFound, invalidKey, RestError } from "./errors";
import { findField } from "./find-field";
import { parametersOf } from "./parameters";

interface Read extends EntryJsonContext {
  readonly reader: ContentReader;
}

async function open(c: Context<ServicesApp>, kind: TokenKind): Promise<Read> {
  const url = new URL(c.req.url);
  const environmentName = url.searchParams.get("environment") ?? "";
  const db = await openDatabase(c.env);
  const state = await readState(db, environmentName);
  const token = c.req.header(kind === "preview" ? "preview_token" : "access_token");
  if (c.req.header("api_key") !== c.env.CONTENT_STACK) throw invalidKey();
  if (!(await mayRead(c.env, state, environmentName, kind, token))) throw invalidKey();
  if (kind === "preview" && !(await editorMayRead(c.env, c.req.header("authorization")))) throw invalidKey();
  const parameters = parametersOf(url.searchParams);
  const branch = c.req.header("branch") || "main";
  const reader = new ContentReader(db, state.contentKey);
  return {
    reader,
    loader: new EntryLoader(reader),
    types: await readContentTypes(db, branch),
    parameters,
    environmentName,
    assetsUrl: assetsUrlOf(c.env, c.req.url, c.get("region")),
    scope: {
      branch,
      environment: kind === "preview" ? draftEnvironment : environmentName,
      locale: parameters.locale,
      fallback: parameters.fallback,
    },
  };
}

function typeOf(read: Read, uid: string | undefined): ContentType {
  const contentType = read.types.get(uid ?? "");
  if (!contentType) throw contentTypeNotFound(uid ?? "");
  return contentType;
}

function orderOf(read: Read, contentType: ContentType | null): Order[] {
  const { sort } = read.parameters;
  if (!sort) return [{ by: { column: "updated_at" }, direction: "DESC" }];
  const { path, direction } = sort;
  if (path === "created_at" || path === "updated_at" || path === "uid") return [{ by: { column: path }, direction }];
  if (contentType && !findField(contentType, path)) throw badParameter("asc", `unknown field ${path}`);
  return [{ by: { path: `${contentType?.uid ?? assetType}.${path}` }, direction }];
}

async function listEntries(read: Read, uid: string | undefined) {
  const contentType = typeOf(read, uid);
  const where = queryCondition(contentType, read.parameters.query, read.types);
  const { limit, skip, count, includeContentType } = read.parameters;
  const query = { contentType: contentType.uid, where, order: orderOf(read, contentType), limit, skip };
  const found = await read.reader.list(read.scope, query);
  read.loader.charge(found.length);
  return {
    entries: await Promise.all(found.map((snapshot) => entryJson(snapshot, contentType, read))),
    ...(count && { count: await read.reader.count(read.scope, contentType.uid, where) }),
    ...(includeContentType && { content_type: contentTypeJson(contentType) }),
  };
}

async function oneEntry(read: Read, typeUid: string | undefined, uid: string | undefined) {
  const contentType = typeOf(read, typeUid);
  const [snapshot] = await read.loader.load(read.scope, [uid ?? ""]);
  if (snapshot?.contentType !== contentType.uid) throw entryNotFound();
  return {
    entry: await entryJson(snapshot, contentType, read),
    ...(read.parameters.includeContentType && { content_type: contentTypeJson(contentType) }),
  };
}

async function listAssets(read: Read) {
  const { limit, skip, count } = read.parameters;
  const query = { contentType: assetType, where: matchesAll, order: orderOf(read, null), limit, skip };
  const found = await read.reader.list(read.scope, query);
  return {
    assets: found.map((snapshot) => assetJson(snapshot, read)),
    ...(count && { count: await read.reader.count(read.scope, assetType, matchesAll) }),
  };
}

async function oneAsset(read: Read, uid: string | undefined) {
  const [snapshot] = await read.loader.load(read.scope, [uid ?? ""]);
  if (snapshot?.contentType !== assetType) throw assetNotFound();
  return { asset: assetJson(snapshot, read) };
}

async function listContentTypes(read: Read) {
  const types = [...read.types.values()];
  const { skip, limit, count } = read.parameters;
  return {
    content_types: types.slice(skip, skip + limit).map(contentTypeJson),
    ...(count && { count: types.length }),
  };
}

function failure(error: unknown): Response {
  if (error instanceof RestError) return Response.json(error.body, { status: error.status });
  if (error instanceof TooManyConditions || error instanceof TooManyRecords) {
    return Response.json(badParameter("query", error.message).body, { status: 422 });
  }
  reportFault("content: REST request failed", error);
  const body = { error_message: "The request could not be answered.", error_code: 194, errors: {} };
  return Response.json(body, { status: 500 });
}

/** The part of the REST delivery API that the official client uses. */
export function restApi(kind: TokenKind): Hono<ServicesApp> {
  const api = new Hono<ServicesApp>();
  const answer = (run: (read: Read, c: Context<ServicesApp>) => Promise<object>) => async (c: Context<ServicesApp>) => {
    try {
      const body = await run(await open(c, kind), c);
      return c.json(body, 200, { "cache-control": "no-store" });
    } catch (error) {
      return failure(error);
    }
  };
  api.get("/content_types", answer(listContentTypes));
  api.get(
    "/content_types/:type",
    answer(async (read, c) => ({ content_type: contentTypeJson(typeOf(read, c.req.param("type"))) })),
  );
  api.get(
    "/content_types/:type/entries",
    answer((read, c) => listEntries(read, c.req.param("type"))),
  );
  api.get(
    "/content_types/:type/entries/:uid",
    answer((read, c) => oneEntry(read, c.req.param("type"), c.req.param("uid"))),
  );
  api.get("/assets", answer(listAssets));
  api.get(
    "/assets/:uid",
    answer((read, c) => oneAsset(read, c.req.param("uid"))),
  );
  return api;
}
