import { unwrapConnections } from "@contracts/content/wire";
import { keepUnits } from "@domain/units/keep-units";
import * as v from "valibot";
import { dataOf, keepData } from "./answer-memo";
import { withLaterEntries } from "./later-entries";
import type { ContentSource, Operation, SourceAnswer, Variables } from "./operation";
import { withOwnPictures } from "./own-pictures";

export interface GraphqlConfig {
  /** Base URL of the region's content service, without trailing slash (C-CMSQ-03). */
  readonly url: string;
  /** Base URL of `/stacks/…`; defaults to `/graphql` below `url`. */
  readonly graphqlUrl?: string;
  /** Base URL of REST's `/v3/…` for drafts; defaults to `/rest-preview` below `url`. */
  readonly previewUrl?: string;
  readonly stack: string;
  readonly environment: string;
  readonly deliveryToken: string;
  /** Defaults to the stack's default branch. */
  readonly branch?: string;
  /** Base URL of the editors' pictures that the storefront serves itself. */
  readonly picturesUrl?: string;
}

const answerSchema = v.looseObject({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.string(),
        extensions: v.optional(
          v.looseObject({
            errors: v.optional(
              v.array(v.looseObject({ code: v.optional(v.string()), message: v.optional(v.string()) })),
            ),
          }),
        ),
      }),
    ),
  ),
});

function reasonOf(body: v.InferOutput<typeof answerSchema>): string {
  const [first] = body.errors ?? [];
  const [nested] = first?.extensions?.errors ?? [];
  return [nested?.code, nested?.message ?? first?.message].filter(Boolean).join(": ").slice(0, 300);
}

/**
 * @param picturesUrl base URL of the editors' pictures that the storefront serves itself; undefined if it serves none
 */
function parseAnswer(text: string, status: number, picturesUrl: string | undefined): SourceAnswer {
  const key = `${picturesUrl ?? ""} ${text}`;
  const known = dataOf(key);
  if (known) return { ok: true, data: known };
  const json = picturesUrl ? withOwnPictures(text, picturesUrl) : text;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), keepUnits(json));
  if (!parsed.success) return { ok: false, code: "unavailable", detail: `status ${status}, not GraphQL` };
  const { data, errors } = parsed.output;
  if (errors?.length || !data) return { ok: false, code: "rejected", detail: reasonOf(parsed.output) };
  const unwrapped = unwrapConnections(data);
  if (typeof unwrapped === "object" && unwrapped !== null) keepData(key, unwrapped);
  return { ok: true, data: unwrapped };
}

const isUnavailable = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Published content by GraphQL: one request per operation, and one more for entries that lie too deep for it.
 * @param send the policy's `fetch`, with its three attempts (C-CMSQ-02)
 */
export function createGraphqlSource(config: GraphqlConfig, send: typeof fetch): ContentSource {
  const url = `${config.graphqlUrl ?? `${config.url}/graphql`}/stacks/${encodeURIComponent(config.stack)}?environment=${encodeURIComponent(config.environment)}`;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/json",
    access_token: config.deliveryToken,
    ...(config.branch && { branch: config.branch }),
  };

  async function ask({ name, document }: Operation<unknown>, variables: Variables): Promise<SourceAnswer> {
    const body = JSON.stringify({ query: document, variables, operationName: name });
    try {
      const response = await send(url, { method: "POST", headers, body });
      const text = await response.text();
      if (isUnavailable(response.status)) {
        return { ok: false, code: "unavailable", detail: `status ${response.status}` };
      }
      return parseAnswer(text, response.status, config.picturesUrl);
    } catch (error) {
      const detail = String(error).slice(0, 200);
      return { ok: false, code: /timeout/i.test(detail) ? "timeout" : "unavailable", detail };
    }
  }
  return {
    read: async (operation, variables) => withLaterEntries(ask, await ask(operation, variables), variables),
  };
}
