/** Selects the components of a content target for a visitor (rows C-RULE-01 to C-RULE-21). */
import type { ContentComponent, ContentRule, ContentTarget, Rule } from "@contracts/content/targets";
import { configurationMatches } from "./conditions";
import { ContentRuleError, type RuleContext } from "./context";
import { matches } from "./match";
import { timeMatches } from "./time";

/** Time and configurations must both pass (C-RULE-09). */
function ruleMatches({ match, time, configurations }: Rule, context: RuleContext): boolean {
  const inTime = timeMatches(time, context);
  const results = configurations.map((configuration) => configurationMatches(configuration, context));
  return (results.length === 0 || matches(match, results)) && inTime;
}

/** True if the rule passes. @throws ContentRuleError */
function contentRuleMatches(rule: Pick<ContentRule, "match" | "rules">, context: RuleContext): boolean {
  if (rule.rules.length === 0) throw new ContentRuleError("missingRules");
  return matches(
    rule.match,
    rule.rules.map((inner) => ruleMatches(inner, context)),
  );
}

interface EvaluatedTarget {
  readonly components: readonly ContentComponent[];
  /** Errors of rules that could not be evaluated, for the log. */
  readonly errors: readonly string[];
}

/** Components of all passing rules, in order; a rule that cannot be evaluated shows nothing. */
export function evaluateTarget(target: ContentTarget, context: RuleContext): EvaluatedTarget {
  const components: ContentComponent[] = [];
  const errors: string[] = [];
  for (const rule of target.content_rules) {
    try {
      if (contentRuleMatches(rule, context)) components.push(...rule.content_components);
    } catch (error) {
      if (!(error instanceof ContentRuleError)) throw error;
      errors.push(error.message);
    }
  }
  return { components, errors };
}
