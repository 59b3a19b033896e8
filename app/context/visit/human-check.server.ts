/** Settings of the external human check, from the environment. */

import type { Environment } from "~/context/environment.server";
import type { RecaptchaConfig } from "~/services/human-check/recaptcha";

/** Null without a project; forms then only have the shop's own check. */
export function recaptchaConfig(env: Environment): RecaptchaConfig | null {
  const { RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey, RECAPTCHA_SITE_KEY: siteKey } = env;
  if (!project || !apiKey || !siteKey) return null;
  const inChina = env.REGION === "cn";
  return {
    ...{ project, apiKey, siteKey },
    scriptOrigin: env.RECAPTCHA_ORIGIN ?? (inChina ? "https://www.recaptcha.net" : "https://www.google.com"),
    origins: [inChina ? "https://www.gstatic.cn" : "https://www.gstatic.com"],
    apiUrl: env.RECAPTCHA_API_URL,
    checkboxSiteKey: env.RECAPTCHA_CHECKBOX_SITE_KEY || null,
    minScore: env.RECAPTCHA_MIN_SCORE,
  };
}

/** Host names of this deployment, as an assessment reports them. */
export const hostNames = ({ HOSTS }: Environment): string[] => HOSTS.map((host) => host.replace(/:\d+$/, ""));
