/** Calls that retry the same intent with the same key until the gateway accepts or rejects it. */
import * as v from "valibot";
import type { History } from "./history";
import { type Answer, pause, type World } from "./world";

/** Bounds every loop, far above the attempts that a healthy gateway needs. */
const attempts = 900;

const problems = v.object({ errors: v.array(v.looseObject({ code: v.string() })) });

/** Error code of a rejection; empty if the response has none. */
export function codeOf({ body }: Answer): string {
  const parsed = v.safeParse(problems, body);
  return parsed.success ? (parsed.output.errors[0]?.code ?? "") : "";
}

const currentVersion = v.object({
  errors: v.tupleWithRest([v.looseObject({ currentVersion: v.number() })], v.unknown()),
});

/** Current version from a 409; null for every other response. */
export function versionIn(answer: Answer): number | null {
  const parsed = v.safeParse(currentVersion, answer.body);
  return answer.status === 409 && parsed.success ? parsed.output.errors[0].currentVersion : null;
}

export interface Wire {
  /** Repeats a call until it is accepted or rejected; 5xx and timeouts count as neither. */
  settle(path: string, init: { method?: string; body?: unknown; key?: string }): Promise<Answer>;
}

export function wireOf(world: World, history: History, token: string, random: () => number): Wire {
  return {
    async settle(path, { method = "GET", body, key }) {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const answer = await world.call(`/commerce/api${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(key && { "idempotency-key": key }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (answer && answer.status < 500 && answer.status !== 429 && answer.body !== null) return answer;
        history.unanswered += 1;
        await pause(30 + random() * 120);
      }
      throw new Error(`${method} ${path} never got a response`);
    },
  };
}
