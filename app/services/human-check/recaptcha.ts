/** Assessments of reCAPTCHA Enterprise, versions 2 and 3. */
import type { Assessment, HumanAction } from "@domain/human-check/assessment";
import * as v from "valibot";

export interface RecaptchaConfig {
  /** "https://www.google.com", or "https://www.recaptcha.net" where that is blocked. */
  readonly scriptOrigin: string;
  /** Additional origins its script loads from. */
  readonly origins: readonly string[];
  readonly apiUrl: string;
  readonly project: string;
  readonly apiKey: string;
  /** Version 3, with a score. */
  readonly siteKey: string;
  /** Version 2, a checkbox. */
  readonly checkboxSiteKey: string | null;
  readonly minScore: number;
}

/** Enterprise mode. A key in `render` enables scoring, "explicit" enables checkboxes. */
export const scriptUrlOf = ({ scriptOrigin, siteKey }: RecaptchaConfig): string =>
  `${scriptOrigin}/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;

const answerSchema = v.object({
  event: v.optional(v.object({ siteKey: v.optional(v.string()) })),
  riskAnalysis: v.optional(v.object({ score: v.optional(v.number()) })),
  tokenProperties: v.object({
    valid: v.optional(v.boolean(), false),
    hostname: v.optional(v.string(), ""),
    action: v.optional(v.string(), ""),
    createTime: v.optional(v.string(), ""),
  }),
});

interface Asked {
  readonly token: string;
  readonly action: HumanAction;
  readonly address: string;
  readonly userAgent: string;
}

const timeoutMilliseconds = 2_000;

/** Null if the service is unavailable. A token belongs to one of two keys; the scoring key is tried first. */
export async function assess(
  config: RecaptchaConfig,
  { token, action, address, userAgent }: Asked,
  send: typeof fetch,
): Promise<Assessment | null> {
  const ask = async (siteKey: string): Promise<Assessment | null> => {
    const url = `${config.apiUrl}/v1/projects/${encodeURIComponent(config.project)}/assessments`;
    const event = { token, siteKey, expectedAction: action, userIpAddress: address, userAgent };
    try {
      const response = await send(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-goog-api-key": config.apiKey },
        body: JSON.stringify({ event }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      const parsed = v.safeParse(answerSchema, response.ok ? await response.json() : null);
      if (!parsed.success) return null;
      const { tokenProperties, riskAnalysis } = parsed.output;
      const ticked = siteKey === config.checkboxSiteKey;
      return {
        valid: tokenProperties.valid,
        // Checkbox tokens have no action; their key identifies them.
        action: ticked ? action : tokenProperties.action,
        hostname: tokenProperties.hostname,
        score: ticked ? null : (riskAnalysis?.score ?? 0),
        createdAt: Date.parse(tokenProperties.createTime),
      };
    } catch {
      return null;
    }
  };
  const scored = await ask(config.siteKey);
  if (scored === null || scored.valid || config.checkboxSiteKey === null) return scored;
  return ask(config.checkboxSiteKey);
}
