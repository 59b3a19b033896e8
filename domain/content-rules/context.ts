/** Input of content rules. Unset fields match nothing. */
export interface RuleContext {
  readonly now: Date;
  /** The visitor's country, ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA time zone for day boundaries; defaults to UTC. */
  readonly timeZone?: string;
  readonly product?: {
    /** Product number, "4060". */
    readonly id: string;
    readonly type: string;
    readonly status: string;
    readonly category: string;
  };
}

/** Errors of rules that cannot be evaluated (C-RULE-16 to C-RULE-21). */
const ruleErrors = {
  missingRules: "Missing Rules in Content Rule",
  missingDate: "Missing Date in Time",
  missingConditionValue: "Missing Condition Value in Condition",
  missingEntityAndValue: "Missing Entity and Value in Condition Value",
  unknownEntity: "Failed to match value based on entity type name",
  unknownDomain: "Missing domain case in domainSwitch method",
} as const;

/** An incomplete rule: its content is hidden and the error is logged. */
export class ContentRuleError extends Error {
  override readonly name = "ContentRuleError";
  constructor(kind: keyof typeof ruleErrors) {
    super(ruleErrors[kind]);
  }
}
