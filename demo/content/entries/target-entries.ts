import { type ConditionValue, type Rule, ruleDomains, type Target } from "../kinds/targets";
import { richText } from "../rich-text/rich-text";
import type { Countries } from "./countries";
import { type Entry, entry, type Fields } from "./entry";
import type { Taxonomy } from "./taxonomy";

export function targetUid(devkey: string): string {
  return `target-${devkey}`;
}

function conditionFields(condition: ConditionValue, taxonomy: Taxonomy, countries: Countries): Fields {
  const domain = { devkey: condition.domain, title: ruleDomains[condition.domain] };
  const common = { is_not: condition.isNot ?? false, metadata_domain: taxonomy.domain(domain.devkey, domain.title) };
  if ("value" in condition) return { ...common, value: condition.value };
  if ("domainValue" in condition) return { ...common, entity: taxonomy.value(domain, condition.domainValue) };
  if ("country" in condition) return { ...common, entity: countries.country(condition.country) };
  return { ...common, entity: countries.audience(condition.audience) };
}

function ruleFields(rule: Rule, taxonomy: Taxonomy, countries: Countries): Fields {
  const { time } = rule;
  return {
    match: rule.match,
    ...(time && { time: { match: time.match, is_not: time.isNot ?? false, dates: time.dates } }),
    configurations: rule.configurations.map((configuration) => ({
      match: configuration.match,
      conditions: configuration.conditions.map((condition) => ({
        match: condition.match,
        condition_values: condition.values.map((value) => conditionFields(value, taxonomy, countries)),
      })),
    })),
  };
}

export function targetEntry(target: Target, taxonomy: Taxonomy, countries: Countries): Entry {
  return entry("content_target", targetUid(target.slug), (language) => ({
    title: target.title[language],
    devkey: target.slug,
    content_rules: target.contentRules.map((contentRule) => ({
      match: contentRule.match,
      rules: contentRule.rules.map((rule) => ruleFields(rule, taxonomy, countries)),
      content_components: contentRule.components.map((component) => ({
        [component.kind]: {
          ...(component.title && { title: component.title[language] }),
          content: richText(component.text[language]),
        },
      })),
    })),
  }));
}
