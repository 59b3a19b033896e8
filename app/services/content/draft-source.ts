/**
 * Drafts for editors in preview: the vendor's delivery client reads the latest versions by REST. The client is large,
 * so it is loaded on demand.
 */
import { keepUnits } from "@domain/units/keep-units";
import * as v from "valibot";
import { draftContentType, draftEntryValue, draftIncludes } from "./draft-values";
import type { GraphqlConfig } from "./graphql-source";
import type { ContentSource, DraftRead, Operation, SourceAnswer, Variables } from "./operation";

export interface DraftConfig {
  readonly previewToken: string;
  /** Hash of the editor's live preview session; "init" without one. */
  readonly hash: string;
  /** The editor's own bearer token, from the `apollo-token` cookie (C-CMSQ-21). */
  readonly editorToken?: () => Promise<string | null>;
}

/** A request as seen by the client's transport. */
interface RestRequest {
  readonly url?: string;
  readonly params?: unknown;
  readonly headers?: { toJSON?(): Record<string, unknown> };
}

/** The client's transport, replaced because it would build https URLs and Node agents. */
interface RestClient {
  readonly defaults: { baseURL?: string; adapter?: unknown };
  getUri(request: RestRequest): string;
}

function adapterOf(client: RestClient, { editorToken }: DraftConfig, send: typeof fetch) {
  return async (request: RestRequest) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers?.toJSON?.() ?? {})) {
      if (typeof value === "string") headers.set(name, value);
    }
    const token = await editorToken?.();
    if (token) headers.set("authorization", `Bearer ${token}`);
    const answer = await send(client.getUri(request), { headers });
    const response = {
      data: keepUnits(await answer.text()),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config: request,
      request: null,
    };
    if (answer.ok) return response;
    throw Object.assign(new Error(`status ${answer.status}`), { config: request, response });
  };
}

async function loadStack(config: GraphqlConfig, draft: DraftConfig, send: typeof fetch) {
  const { default: contentstack } = await import("@contentstack/delivery-sdk");
  const stack = contentstack.stack({
    apiKey: config.stack,
    deliveryToken: config.deliveryToken,
    environment: config.environment,
    ...(config.branch && { branch: config.branch }),
    // `enable` would switch the host to https; the token alone adds the preview headers.
    live_preview: { enable: false, preview_token: draft.previewToken, live_preview: draft.hash },
    // The client itself never repeats: the policy does.
    retryLimit: 1,
    logHandler: () => {},
  });
  const client: RestClient = stack.getClient();
  client.defaults.baseURL = `${config.previewUrl ?? `${config.url}/rest-preview`}/v3`;
  client.defaults.adapter = adapterOf(client, draft, send);
  return stack;
}
type Stack = Awaited<ReturnType<typeof loadStack>>;

const entriesSchema = v.looseObject({
  entries: v.array(v.record(v.string(), v.unknown())),
  count: v.optional(v.number(), 0),
});

async function readEntries(stack: Stack, read: DraftRead, locale: string) {
  const contentType = draftContentType(read.contentType);
  const includes = draftIncludes(contentType);
  const entries = stack.contentType(read.contentType).entry().includeEmbeddedItems().includeFallback().locale(locale);
  if (includes.length > 0) entries.includeReference(includes);
  const answer = await entries
    .query({ ...read.query })
    .limit(read.limit)
    .skip(read.skip ?? 0)
    .includeCount()
    .find();
  const { entries: found, count } = v.parse(entriesSchema, answer);
  return { items: found.map((entry) => draftEntryValue(contentType, entry)), total: count };
}

const apiError = v.looseObject({ error_code: v.unknown(), error_message: v.string() });

/** Drafts of everything that an operation reads. */
export function createDraftSource(config: GraphqlConfig, draft: DraftConfig, send: typeof fetch): ContentSource {
  let loading: Promise<Stack> | null = null;
  return {
    async read(operation: Operation<unknown>, variables: Variables): Promise<SourceAnswer> {
      try {
        loading ??= loadStack(config, draft, send);
        const stack = await loading;
        const locale = String(variables.locale);
        const answers = await Promise.all(
          operation
            .drafts(variables)
            .map(async (read) => [read.field, await readEntries(stack, read, locale)] as const),
        );
        return { ok: true, data: Object.fromEntries(answers) };
      } catch (error) {
        const known = v.safeParse(apiError, error);
        const message = known.success ? known.output.error_message : String(error);
        const refused = known.success && Number(known.output.error_code) >= 100;
        return { ok: false, code: refused ? "rejected" : "unavailable", detail: message.slice(0, 300) };
      }
    },
  };
}
