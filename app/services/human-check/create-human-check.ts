/**
 * The check for people behind a form. Every form carries the shop's own: a token that says when its page was made, and a
 * field that only programs fill in; it works without scripts and in every country. A deployment may add reCAPTCHA; who
 * has no scripts, or cannot reach it, passes by the shop's own check, which the gateway's limits stand behind.
 */
import {
  assessmentProblem,
  formTokenField,
  type HumanAction,
  outsideProblemField,
  outsideProblems,
  recaptchaField,
  trapField,
} from "@domain/human-check/assessment";
import type { Logger } from "~/context/request/types";
import { assess, type RecaptchaConfig, scriptUrlOf } from "./recaptcha";
import type { HumanCheck, HumanVerdict } from "./types";

/** Tokens of forms, as the load context makes them. */
export interface FormTokenPort {
  issue(form: string): Promise<string>;
  check(
    form: string,
    token: string | undefined,
  ): Promise<
    { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: "missing" | "early" | "late" }
  >;
}

export interface HumanCheckConfig {
  readonly forms: FormTokenPort;
  /** Host names, without port, of the storefronts. */
  readonly hosts: readonly string[];
  readonly recaptcha: RecaptchaConfig | null;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

const maxTokenLength = 8192;
/** As long as a form has to be open at least. */
const patienceMilliseconds = 1500;

export function createHumanCheck(config: HumanCheckConfig, log: Logger): HumanCheck {
  const { forms, hosts, recaptcha, fetch: send = fetch, now = Date.now } = config;

  async function byForm(action: HumanAction, fields: Readonly<Record<string, string>>): Promise<HumanVerdict> {
    if (fields[trapField]) return { ok: false, problem: "trap" };
    let checked = await forms.check(action, fields[formTokenField]);
    if (!checked.ok && checked.reason === "early") {
      // A password manager fills a form in a blink: who uses one waits for a moment instead of being turned away.
      await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
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
        // Nobody is kept out because another company's service is out.
        log.warn("people are checked without the outside check", { action });
        return own;
      }
      const expected = { action, hosts, minScore: recaptcha.minScore, now: now() };
      const problem = assessmentProblem(assessment, expected);
      return problem ? { ok: false, problem } : { ok: true, proof: token, by: "recaptcha" };
    },
  };
}
