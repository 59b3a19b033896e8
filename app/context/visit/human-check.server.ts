/** Settings of the external human check, from the environment. */

import { regions } from "@contracts/regions";
import type { Environment } from "~/context/environment.server";
import type { RecaptchaConfig } from "~/services/human-check/recaptcha";

/** Null without a project; forms then only have the shop's own check. */
export function recaptchaConfig(env: Environment): RecaptchaConfig | null {
  const { RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey, RECAPTCHA_SITE_KEY: siteKey } = env;
  if (!project || !apiKey || !siteKey) return null;
  const worldwide = regions[env.REGION].worldwideParties;
  return {
    ...{ project, apiKey, siteKey },
    scriptOrigin: env.RECAPTCHA_ORIGIN ?? (worldwide ? "https://www.google.com" : "https://www.recaptcha.net"),
    origins: [worldwide ? "https://www.gstatic.com" : "https://www.gstatic.cn"],
    apiUrl: env.RECAPTCHA_API_URL,
    checkboxSiteKey: env.RECAPTCHA_CHECKBOX_SITE_KEY || null,
    minScore: env.RECAPTCHA_MIN_SCORE,
  };
}

/** Host names of this deployment, as an assessment reports them. */
export const hostNames = ({ HOSTS }: Environment): string[] => HOSTS.map((host) => host.replace(/:\d+$/, ""));
