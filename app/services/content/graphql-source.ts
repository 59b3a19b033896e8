import { unwrapConnections } from "@contracts/content/wire";
import * as v from "valibot";
import { dataOf, keepData } from "./answer-memo";
import type { ContentSource, SourceAnswer } from "./operation";

export interface GraphqlConfig {
  /** Base URL of the region's content service, without trailing slash (C-CMSQ-03). */
  readonly url: string;
  readonly stack: string;
  readonly environment: string;
  readonly deliveryToken: string;
  /** Defaults to the stack's default branch. */
  readonly branch?: string;
  /** Total attempts; defaults to 3 (C-CMSQ-02). Use 1 if `fetch` retries by itself. */
  readonly attempts?: number;
  /** Time limit of one attempt; defaults to 800 ms. */
  readonly attemptTimeoutMs?: number;
  /** Delay before the second attempt, doubled before the third; defaults to 100 ms. */
  readonly retryDelayMs?: number;
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

type Attempt = SourceAnswer & { readonly again?: boolean };

function reasonOf(body: v.InferOutput<typeof answerSchema>): string {
  const [first] = body.errors ?? [];
  const [nested] = first?.extensions?.errors ?? [];
  return [nested?.code, nested?.message ?? first?.message].filter(Boolean).join(": ").slice(0, 300);
}

function parseAnswer(text: string, status: number): Attempt {
  const known = dataOf(text);
  if (known) return { ok: true, data: known };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text);
  if (!parsed.success) return { ok: false, code: "unavailable", detail: `status ${status}, not GraphQL`, again: true };
  const { data, errors } = parsed.output;
  if (errors?.length || !data) return { ok: false, code: "rejected", detail: reasonOf(parsed.output) };
  const unwrapped = unwrapConnections(data);
  if (typeof unwrapped === "object" && unwrapped !== null) keepData(text, unwrapped);
  return { ok: true, data: unwrapped };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const worthAnotherTry = (status: number) => status === 408 || status === 429 || status >= 500;

/** Published content by GraphQL, one request per operation. */
export function createGraphqlSource(config: GraphqlConfig, send: typeof fetch): ContentSource {
  const { attempts = 3, attemptTimeoutMs = 800, retryDelayMs = 100 } = config;
  const url = `${config.url}/graphql/stacks/${encodeURIComponent(config.stack)}?environment=${encodeURIComponent(config.environment)}`;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/json",
    access_token: config.deliveryToken,
    ...(config.branch && { branch: config.branch }),
  };

  async function attempt(body: string): Promise<Attempt> {
    try {
      const signal = AbortSignal.timeout(attemptTimeoutMs);
      const response = await send(url, { method: "POST", headers, body, signal });
      const text = await response.text();
      if (worthAnotherTry(response.status)) {
        return { ok: false, code: "unavailable", detail: `status ${response.status}`, again: true };
      }
      return parseAnswer(text, response.status);
    } catch (error) {
      const detail = String(error).slice(0, 200);
      return { ok: false, code: /timeout/i.test(detail) ? "timeout" : "unavailable", detail, again: true };
    }
  }

  return {
    async read({ name, document }, variables) {
      const body = JSON.stringify({ query: document, variables, operationName: name });
      let answer = await attempt(body);
      for (let done = 1; answer.again && done < attempts; done += 1) {
        await wait(retryDelayMs * done);
        answer = await attempt(body);
      }
      return answer;
    },
  };
}
