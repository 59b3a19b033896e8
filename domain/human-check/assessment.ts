/**
 * Whether a visitor is a person: what an outside assessment has to say for the shop to believe it, and what the shop's
 * own check looks at. Neither asks for anything that some people cannot do (WCAG 3.3.8).
 */

/** An assessment by a service, in the shop's words. */
export interface Assessment {
  readonly valid: boolean;
  readonly action: string;
  readonly hostname: string;
  /** 0 (certainly a program) to 1; null where the service does not score, as for a box that was ticked. */
  readonly score: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface Expectation {
  readonly action: string;
  /** Host names, without port, that the check may have run on. */
  readonly hosts: readonly string[];
  readonly minScore: number;
  readonly now: number;
}

/** A token counts for as long as its service says that it lives. */
export const assessmentLifeMilliseconds = 120_000;
const clockSkewMilliseconds = 30_000;

export type AssessmentProblem = "invalid" | "action" | "host" | "late" | "score";

/** Null for an assessment that lets the visitor pass. */
export function assessmentProblem(assessment: Assessment, expected: Expectation): AssessmentProblem | null {
  const { valid, action, hostname, score, createdAt } = assessment;
  if (!valid) return "invalid";
  if (action !== expected.action) return "action";
  if (!expected.hosts.includes(hostname)) return "host";
  const age = expected.now - createdAt;
  if (!(age <= assessmentLifeMilliseconds && age >= -clockSkewMilliseconds)) return "late";
  return score !== null && score < expected.minScore ? "score" : null;
}

/** A field that people do not see and programs fill in; its name is one that they look for. */
export const trapField = "website";
/** Carries the shop's own token of the form. */
export const formTokenField = "form";
/** Carries the answer of the outside check, as its script names it. */
export const recaptchaField = "g-recaptcha-response";
/** Says why there is no answer of the outside check in the form. */
export const outsideProblemField = "outside-problem";
/** Its script could not be had; it was asked and refused (A-RECAP-02). */
export const outsideProblems = ["load", "execute"] as const;
export type OutsideProblem = (typeof outsideProblems)[number];

/** What may be checked: each form under a name of its own. */
export type HumanAction = "signup" | "quote" | "password_reset";
