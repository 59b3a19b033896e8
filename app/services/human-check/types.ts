import type { AssessmentProblem, HumanAction, OutsideProblem } from "@domain/human-check/assessment";

/** Data for embedding the check in a form. */
export interface HumanChallenge {
  /** Hidden field value. */
  readonly formToken: string;
  /** The external check, or null. Its script is loaded only by the form (A-RECAP-01). */
  readonly recaptcha: {
    readonly scriptUrl: string;
    /** Origins of the scripts it loads. */
    readonly origins: readonly string[];
    readonly siteKey: string;
    /** Key of the checkbox for visitors with a low score, or null. */
    readonly checkboxSiteKey: string | null;
    readonly action: HumanAction;
    /** Why the external check failed for a returned form; null for a new form, and if it succeeded. */
    readonly problem: OutsideProblem | null;
  } | null;
}

export type HumanProblem = "trap" | "missing" | "early" | "late" | AssessmentProblem;

export type HumanVerdict =
  /** `proof` is for single use; the gateway accepts it once. */
  | { readonly ok: true; readonly proof: string; readonly by: "recaptcha" | "form" }
  | { readonly ok: false; readonly problem: HumanProblem };

export interface HumanCheck {
  /** @param fields of the returned form; omit for a new one */
  challenge(action: HumanAction, fields?: Readonly<Record<string, string>>): Promise<HumanChallenge>;
  /** @param fields all fields of the form */
  verify(
    action: HumanAction,
    fields: Readonly<Record<string, string>>,
    visitor: { readonly address: string; readonly userAgent: string },
  ): Promise<HumanVerdict>;
}
