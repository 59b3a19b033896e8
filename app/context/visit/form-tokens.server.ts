/**
 * Tokens of public forms. A token holds the time its page was rendered and gives the form an id; only the shop can
 * create one. Bots that never loaded the page have none, and those that submit at once are detected. Works without
 * scripts and cookies.
 */
import { createSealer } from "@domain/http/cookies/sealed-value";
import * as v from "valibot";

export interface FormTokens {
  issue(form: string): Promise<string>;
  check(form: string, token: string | undefined): Promise<FormTokenCheck>;
  /** Seals a value for use in a URL, such as the result on a thank-you page. */
  sealValue(purpose: string, value: string): Promise<string>;
  openValue(purpose: string, sealed: string | null): Promise<string | null>;
}

type FormTokenCheck =
  | { readonly ok: true; readonly id: string }
  /** `early`: sent faster than anyone can type. `late`: the page was open for too long. */
  | { readonly ok: false; readonly reason: "missing" | "early" | "late" };

const leastMs = 1500;
const maxAgeMs = 24 * 3_600_000;
const stored = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), at: v.number() }));

export function createFormTokens(secrets: readonly string[], now: () => number = Date.now): FormTokens {
  const sealer = createSealer(secrets);
  return {
    issue: (form) => sealer.seal(`form ${form}`, JSON.stringify({ id: crypto.randomUUID(), at: now() })),
    async check(form, token) {
      const text = token ? await sealer.open(`form ${form}`, token) : null;
      const parsed = v.safeParse(stored, text);
      if (!parsed.success) return { ok: false, reason: "missing" };
      const age = now() - parsed.output.at;
      if (age < leastMs) return { ok: false, reason: "early" };
      if (age > maxAgeMs) return { ok: false, reason: "late" };
      return { ok: true, id: parsed.output.id };
    },
    sealValue: (purpose, value) => sealer.seal(`value ${purpose}`, value),
    openValue: async (purpose, sealed) => (sealed ? sealer.open(`value ${purpose}`, sealed) : null),
  };
}
