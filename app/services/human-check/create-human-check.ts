/**
 * Human check of a form. Every form has the shop's own check: a token with the time of rendering, and a honeypot; it
 * works without scripts and in every country. A deployment may add reCAPTCHA. Visitors without scripts, or without
 * access to it, pass by the shop's own check, backed by the gateway's rate limits.
 */

import type { Logger } from "@domain/http/log/logger";
import {
  assessmentProblem,
  formTokenField,
  type HumanAction,
  outsideProblemField,
  outsideProblems,
  recaptchaField,
  trapField,
} from "@domain/human-check/assessment";
import { assess, type RecaptchaConfig, scriptUrlOf } from "./recaptcha";
import type { HumanCheck, HumanVerdict } from "./types";

/** Form tokens, provided by the load context. */
interface FormTokenPort {
  issue(form: string): Promise<string>;
  check(
    form: string,
    token: string | undefined,
  ): Promise<
    { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: "missing" | "early" | "late" }
  >;
}

interface HumanCheckConfig {
  readonly forms: FormTokenPort;
  /** Host names of the storefronts, without port. */
  readonly hosts: readonly string[];
  readonly recaptcha: RecaptchaConfig | null;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

const maxTokenLength = 8192;
/** Minimum time between rendering and submitting a form. */
const minFormMilliseconds = 1500;

export function createHumanCheck(config: HumanCheckConfig, log: Logger): HumanCheck {
  const { forms, hosts, recaptcha, fetch: send = fetch, now = Date.now } = config;

  async function byForm(action: HumanAction, fields: Readonly<Record<string, string>>): Promise<HumanVerdict> {
    if (fields[trapField]) return { ok: false, problem: "trap" };
    let checked = await forms.check(action, fields[formTokenField]);
    if (!checked.ok && checked.reason === "early") {
      // Password managers fill forms instantly, so wait instead of refusing.
      await new Promise((resolve) => setTimeout(resolve, minFormMilliseconds));
      checked = await forms.check(action, fields[formTokenField]);
    }
    if (!checked.ok) return { ok: false, problem: checked.reason };
    return { ok: true, proof: `form-${checked.id}`, by: "form" };
  }

  return {
    async challenge(action, fields = {}) {
      const formToken = await forms.issue(action);
      if (!recaptcha) return { formToken, recaptcha: null };
      const { siteKey, checkboxSiteKey, origins } = recaptcha;
      const problem = outsideProblems.find((name) => name === fields[outsideProblemField]) ?? null;
      const scriptUrl = scriptUrlOf(recaptcha);
      return { formToken, recaptcha: { scriptUrl, origins, siteKey, checkboxSiteKey, action, problem } };
    },

    async verify(action, fields, { address, userAgent }) {
      const own = await byForm(action, fields);
      const token = fields[recaptchaField] ?? "";
      if (!own.ok || !recaptcha || token === "" || token.length > maxTokenLength) return own;
      const assessment = await assess(recaptcha, { token, action, address, userAgent }, send);
      if (!assessment) {
        // An outage of the external service must not lock out anyone.
        log.warn("human check without the external service", { action });
        return own;
      }
      const expected = { action, hosts, minScore: recaptcha.minScore, now: now() };
      const problem = assessmentProblem(assessment, expected);
      return problem ? { ok: false, problem } : { ok: true, proof: token, by: "recaptcha" };
    },
  };
}
