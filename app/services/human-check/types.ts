import type { AssessmentProblem, HumanAction, OutsideProblem } from "@domain/human-check/assessment";

/** What a page needs to put the check into its form. */
export interface HumanChallenge {
  /** Goes into the form as it is. */
  readonly formToken: string;
  /** The outside check; null where the shop has none. Its script is loaded by the form, and only there (A-RECAP-01). */
  readonly recaptcha: {
    readonly scriptUrl: string;
    /** Origins whose scripts it brings along. */
    readonly origins: readonly string[];
    readonly siteKey: string;
    /** Key of the box to tick, for those whom the score has not convinced; null without one. */
    readonly checkboxSiteKey: string | null;
    readonly action: HumanAction;
    /** Why a form that comes back had no answer of it; null for a fresh form, and where it answered. */
    readonly problem: OutsideProblem | null;
  } | null;
}

export type HumanProblem = "trap" | "missing" | "early" | "late" | AssessmentProblem;

export type HumanVerdict =
  /** `proof` is used once: the gateway is told, and takes it from nobody else. */
  | { readonly ok: true; readonly proof: string; readonly by: "recaptcha" | "form" }
  | { readonly ok: false; readonly problem: HumanProblem };

export interface HumanCheck {
  /** @param fields of the form that comes back; none of a fresh one */
  challenge(action: HumanAction, fields?: Readonly<Record<string, string>>): Promise<HumanChallenge>;
  /** @param fields all fields of the form */
  verify(
    action: HumanAction,
    fields: Readonly<Record<string, string>>,
    visitor: { readonly address: string; readonly userAgent: string },
  ): Promise<HumanVerdict>;
}
