/** Test client of the search service. */
import { SELF } from "cloudflare:test";

const origin = "http://services.test/search";
export const keys = {
  public: "search-demo-public-key",
  private: "private-demo-admin-key",
  admin: "demo-admin-key",
} as const;

export interface CallOptions {
  readonly key?: string | null;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call below `/search`. Text bodies are sent unchanged, others as JSON. */
export function call(path: string, { key = keys.public, method = "POST", body, headers }: CallOptions = {}) {
  return SELF.fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      "Content-Type": "application/json",
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export function engineCall(engine: string, rest: string, options?: CallOptions) {
  return call(`/api/as/v1/engines/${engine}/${rest}`, options);
}

let engines = 0;

/** Creates an engine with documents; returns its name. */
export async function newEngine(schema: Record<string, string>, documents: readonly unknown[], more: object = {}) {
  engines += 1;
  const name = `test-${engines}-${crypto.randomUUID().slice(0, 8)}`;
  const created = await call("/_admin/engines", { key: keys.admin, body: { name, schema, ...more } });
  if (created.status !== 201) throw new Error(await created.text());
  if (documents.length > 0) await importInto(name, documents);
  return name;
}

export async function importInto(engine: string, documents: readonly unknown[]) {
  const body = documents.map((document) => JSON.stringify(document)).join("\n");
  const answered = await call(`/_admin/engines/${engine}/documents`, { key: keys.admin, body });
  return answered.json<{ received: number; indexed: number; rejected: number; documents: number; errors: unknown[] }>();
}

interface Hit {
  readonly id: { readonly raw: string };
  readonly _meta: { readonly id: string; readonly engine: string; readonly score: number };
  readonly _group?: readonly Hit[];
  readonly [field: string]: unknown;
}
export interface Answer {
  readonly meta: {
    readonly request_id: string;
    readonly precision: number;
    readonly page: {
      readonly current: number;
      readonly total_pages: number;
      readonly total_results: number;
      readonly size: number;
    };
    readonly engine: { readonly name: string; readonly type: string };
  };
  readonly results: readonly Hit[];
  readonly facets?: Readonly<
    Record<
      string,
      readonly { readonly type: string; readonly name?: string; readonly data: readonly Record<string, unknown>[] }[]
    >
  >;
}

/** A search that must succeed. */
export async function search(engine: string, body: object): Promise<Answer> {
  const answered = await engineCall(engine, "search", { body });
  if (answered.status !== 200) throw new Error(`${answered.status} ${await answered.text()}`);
  return answered.json<Answer>();
}

/** Ids of the hits, in order. */
export async function ids(engine: string, body: object): Promise<string[]> {
  const { results } = await search(engine, { page: { size: 1000 }, ...body });
  return results.map(({ id }) => id.raw);
}

/** Errors of a search that must be refused. */
export async function refusal(engine: string, body: unknown, rest = "search") {
  const answered = await engineCall(engine, rest, { body });
  return { status: answered.status, body: await answered.json<{ errors: string[] }>() };
}
