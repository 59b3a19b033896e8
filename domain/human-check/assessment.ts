/**
 * Human check: rules for accepting an external assessment, and the field names of the shop's own check. Neither needs
 * an ability that some people lack (WCAG 3.3.8).
 */

/** Result of an external assessment service. */
export interface Assessment {
  readonly valid: boolean;
  readonly action: string;
  readonly hostname: string;
  /** 0 (certainly a bot) to 1; null if the service gives no score, as for a ticked box. */
  readonly score: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

interface Expectation {
  readonly action: string;
  /** Host names, without port, where the check may run. */
  readonly hosts: readonly string[];
  readonly minScore: number;
  readonly now: number;
}

/** Lifetime of a token, as stated by its service. */
const assessmentLifeMilliseconds = 120_000;
const clockSkewMilliseconds = 30_000;

export type AssessmentProblem = "invalid" | "action" | "host" | "late" | "score";

/** Null if the visitor passes. */
export function assessmentProblem(assessment: Assessment, expected: Expectation): AssessmentProblem | null {
  const { valid, action, hostname, score, createdAt } = assessment;
  if (!valid) return "invalid";
  if (action !== expected.action) return "action";
  if (!expected.hosts.includes(hostname)) return "host";
  const age = expected.now - createdAt;
  if (!(age <= assessmentLifeMilliseconds && age >= -clockSkewMilliseconds)) return "late";
  return score !== null && score < expected.minScore ? "score" : null;
}

/** Honeypot: hidden from people, filled in by bots; its name attracts them. */
export const trapField = "website";
/** Holds the form's own token. */
export const formTokenField = "form";
/** Holds the token of the external check, under the name its script uses. */
export const recaptchaField = "g-recaptcha-response";
/** Holds the reason why the external check produced no token. */
export const outsideProblemField = "outside-problem";
/** The script failed to load, or it refused (A-RECAP-02). */
export const outsideProblems = ["load", "execute"] as const;
export type OutsideProblem = (typeof outsideProblems)[number];

/** Forms that may be checked. */
export const humanActions = ["signup", "quote", "password_reset"] as const;
export type HumanAction = (typeof humanActions)[number];
