/** What content rules are evaluated against. Unknown members match nothing. */
export interface RuleContext {
  readonly now: Date;
  /** ISO 3166 alpha-2 of the visitor's country. */
  readonly country: string;
  /** IANA time zone in which a rule's days begin and end; UTC when left out. */
  readonly timeZone?: string;
  readonly product?: {
    /** Number of the product family, "4060". */
    readonly id: string;
    readonly type: string;
    readonly status: string;
    readonly category: string;
  };
}

/** Texts of rules that cannot be evaluated (C-RULE-16 to C-RULE-21). */
export const ruleErrors = {
  missingRules: "Missing Rules in Content Rule",
  missingDate: "Missing Date in Time",
  missingConditionValue: "Missing Condition Value in Condition",
  missingEntityAndValue: "Missing Entity and Value in Condition Value",
  unknownEntity: "Failed to match value based on entity type name",
  unknownDomain: "Missing domain case in domainSwitch method",
} as const;

/** A rule that an editor left incomplete: its content is not shown and the text is logged. */
export class ContentRuleError extends Error {
  override readonly name = "ContentRuleError";
  constructor(kind: keyof typeof ruleErrors) {
    super(ruleErrors[kind]);
  }
}
