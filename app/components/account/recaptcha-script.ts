/** Loads reCAPTCHA's script when needed and runs it on submit. */
import type { OutsideProblem } from "@domain/human-check/assessment";
import { allowedScriptOrigins } from "~/allowed-script-origins";
import type { HumanChallenge } from "~/services/human-check/types";

type RecaptchaChallenge = NonNullable<HumanChallenge["recaptcha"]>;
type RecaptchaAnswer =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly problem: OutsideProblem };

interface Enterprise {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}
interface Page {
  grecaptcha?: { enterprise?: Enterprise };
  document: Pick<Document, "createElement" | "head">;
}

/** After this time the form is sent without it. */
const timeoutMilliseconds = 8000;

/** @param page the window; replaced in tests */
export function createRecaptcha(
  { scriptUrl, origins, siteKey, action }: Omit<RecaptchaChallenge, "problem">,
  page?: Page,
) {
  let loading: Promise<Enterprise> | null = null;
  const target = (): Page => page ?? (window as unknown as Page);

  function load(): Promise<Enterprise> {
    loading ??= within(insert(target()));
    // Retry the load next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  function insert(into: Page): Promise<Enterprise> {
    for (const origin of [new URL(scriptUrl).origin, ...origins]) allowedScriptOrigins().add(origin);
    return new Promise((resolve, reject) => {
      const script = into.document.createElement("script");
      script.src = scriptUrl;
      script.async = true;
      script.onerror = () => reject(new Error("Failed to load script"));
      script.onload = () => {
        const enterprise = into.grecaptcha?.enterprise;
        if (enterprise) enterprise.ready(() => resolve(enterprise));
        else reject(new Error("Failed to load script"));
      };
      into.document.head.appendChild(script);
    });
  }

  return {
    load,
    async execute(): Promise<RecaptchaAnswer> {
      let enterprise: Enterprise;
      try {
        enterprise = await load();
      } catch {
        return { ok: false, problem: "load" };
      }
      try {
        return { ok: true, token: await within(enterprise.execute(siteKey, { action })) };
      } catch {
        return { ok: false, problem: "execute" };
      }
    },
  };
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timed out")), timeoutMilliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
