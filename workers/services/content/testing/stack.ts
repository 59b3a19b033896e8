/** Test client of the content service, with the credentials of the test configuration. */
import { SELF } from "cloudflare:test";
import { contentTypes } from "@contracts/content/content-types";
import * as v from "valibot";

const origin = "https://services.test/content";
const adminHeaders = { authorization: "Bearer demo-admin-key" };

const problem = v.object({
  line: v.number(),
  kind: v.string(),
  uid: v.string(),
  path: v.string(),
  message: v.string(),
});
const report = v.object({
  received: v.number(),
  stored: v.number(),
  unchanged: v.number(),
  rejected: v.number(),
  rejections: v.array(problem),
  unresolved: v.array(v.object({ uid: v.string(), locale: v.string(), path: v.string(), target: v.string() })),
  generation: v.number(),
});

type Line = Readonly<Record<string, unknown>>;

export async function importText(body: string, branch = "main") {
  const response = await SELF.fetch(`${origin}/_admin/import?branch=${branch}`, {
    method: "POST",
    headers: adminHeaders,
    body,
  });
  return v.parse(report, await response.json());
}
export const importLines = (lines: readonly Line[], branch?: string) =>
  importText(lines.map((line) => JSON.stringify(line)).join("\n"), branch);
export const importTypes = (branch?: string) =>
  importLines(
    contentTypes.map((contentType) => ({ kind: "content_type", ...contentType })),
    branch,
  );

export const admin = (path: string, init: RequestInit = {}) =>
  SELF.fetch(`${origin}/_admin${path}`, { ...init, headers: { ...adminHeaders } });

/** Import line of an entry, published in production by default. */
export function entry(contentType: string, uid: string, fields: Line, more: Line = {}): Line {
  return { kind: "entry", content_type: contentType, uid, locale: "en-us", fields: { title: uid, ...fields }, ...more };
}
export const to = (contentType: string, uid: string) => ({ uid, _content_type_uid: contentType });
export const link = (uid: string, href: string, more: Line = {}) =>
  entry("navigation_link", uid, { link_v2: { title: uid, href } }, more);

interface Asking {
  readonly variables?: Line;
  readonly headers?: Record<string, string>;
  readonly environment?: string;
  readonly path?: string;
}

/** A GraphQL request with delivery credentials. */
export function ask(query: string, { variables, headers, environment = "production", path = "/graphql" }: Asking = {}) {
  return SELF.fetch(`${origin}${path}/stacks/demo-stack?environment=${environment}`, {
    method: "POST",
    headers: { access_token: "demo-delivery-token", ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

/** Data of a query that must succeed. */
export async function data(query: string, asking?: Asking): Promise<unknown> {
  const response = await ask(query, asking);
  const body = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(body));
  return v.parse(v.object({ data: v.unknown() }), body).data;
}

const failure = v.object({
  errors: v.tuple([
    v.object({
      message: v.string(),
      extensions: v.object({
        errors: v.array(v.object({ code: v.string(), message: v.string(), details: v.object({ hint: v.string() }) })),
      }),
    }),
  ]),
});

/** Status and codes of a query that must fail. */
export async function refusal(query: string, asking?: Asking) {
  const response = await ask(query, asking);
  const [{ message, extensions }] = v.parse(failure, await response.json()).errors;
  return { status: response.status, message, codes: extensions.errors.map((error) => error.code) };
}

export const previewHeaders = { preview_token: "demo-preview-token", live_preview: "init" };

/** A REST request with delivery credentials. */
export async function rest(path: string, headers: Record<string, string> = {}, base = "/v3") {
  const response = await SELF.fetch(`${origin}${base}${path}`, {
    headers: { api_key: "demo-stack", access_token: "demo-delivery-token", ...headers },
  });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}
