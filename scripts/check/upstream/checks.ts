/** A check of an external endpoint: one call, and the requirements for its response. */

/** Returns a key of the endpoint from the command's environment. */
export type Keys = (name: string) => string;

export interface Call {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  /** Parsed JSON; undefined if the response is not JSON. */
  readonly json: unknown;
}

export interface Check {
  readonly name: string;
  readonly call: Call;
  /** Difference from what the shop requires; null if there is none. */
  differs(answer: Answer): string | null;
}

export interface Outcome {
  readonly name: string;
  readonly differs: string | null;
  readonly milliseconds: number;
}

const longestWaitMs = 15_000;

/** Value at a path of property names and indexes. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

/** Checks the status first, then the response. */
export const expects =
  (statuses: readonly number[], problem: (json: unknown) => string | null): Check["differs"] =>
  ({ status, json }) => {
    if (!statuses.includes(status)) return `answers ${status}, not ${statuses.join(" or ")}: ${shortened(json)}`;
    return json === undefined ? "answers with something that is not JSON" : problem(json);
  };

const shortened = (json: unknown): string => (JSON.stringify(json) ?? "no JSON").slice(0, 160);

/** Runs checks sequentially, to stay below rate limits. */
export async function runChecks(
  base: string,
  checks: readonly Check[],
  send: typeof fetch = fetch,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, call, differs } of checks) {
    const begun = performance.now();
    const problem = await answerOf(base, call, send).then(differs, (error) => `does not respond: ${String(error)}`);
    outcomes.push({ name, differs: problem, milliseconds: Math.round(performance.now() - begun) });
  }
  return outcomes;
}

async function answerOf(base: string, { path, method = "GET", headers = {}, body }: Call, send: typeof fetch) {
  const response = await send(`${base.replace(/\/$/, "")}${path}`, {
    method,
    headers: { accept: "application/json", ...headers },
    ...(body !== undefined && { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(longestWaitMs),
  });
  const text = await response.text();
  try {
    return { status: response.status, json: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, json: undefined };
  }
}
