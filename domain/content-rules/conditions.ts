import type { ConditionValue, Rule } from "@contracts/content/targets";
import { ContentRuleError, type RuleContext } from "./context";
import { matches } from "./match";

type Configuration = Rule["configurations"][number];
type Condition = Configuration["conditions"][number];

/** Texts of a condition value, to be compared with the visitor or product. */
function namedValues({ value, entity }: ConditionValue): string[] {
  if (!entity) {
    if (value === null || value.trim() === "") throw new ContentRuleError("missingEntityAndValue");
    return [value];
  }
  switch (entity.system.content_type_uid) {
    case "metadata_domain_value":
      return entity.value === null ? [] : [entity.value];
    case "country":
      return entity.country_code === null ? [] : [entity.country_code];
    case "audience":
      return entity.countries.map((country) => country.country_code);
    default:
      throw new ContentRuleError("unknownEntity");
  }
}

const normal = (text: string) => text.trim().toLowerCase();
const parts = (texts: readonly string[]) => texts.flatMap((text) => text.split(",")).map(normal);

function same(named: readonly string[], actual: string | undefined): boolean {
  return actual !== undefined && named.map(normal).includes(normal(actual));
}

/** True if the visitor or product has one of the values in the domain (C-RULE-10 to C-RULE-15). */
function domainMatches(domain: string | undefined, named: readonly string[], context: RuleContext): boolean {
  const { product } = context;
  switch (domain) {
    case "product_type":
      return same(named, product?.type);
    case "product_id":
      return same(named, product?.id);
    case "product_ids":
      return product !== undefined && parts(named).includes(normal(product.id));
    case "product_status":
      return same(named, product?.status);
    case "product_category":
      return same(named, product?.category);
    case "country_codes":
      return parts(named).includes(normal(context.country));
    default:
      throw new ContentRuleError("unknownDomain");
  }
}

function valueMatches(value: ConditionValue, context: RuleContext): boolean {
  return domainMatches(value.metadata_domain?.devkey, namedValues(value), context) !== value.is_not;
}

function conditionMatches({ match, condition_values }: Condition, context: RuleContext): boolean {
  if (condition_values.length === 0) throw new ContentRuleError("missingConditionValue");
  return matches(
    match,
    condition_values.map((value) => valueMatches(value, context)),
  );
}

/** True if the conditions hold; no conditions means no restriction. @throws ContentRuleError */
export function configurationMatches({ match, conditions }: Configuration, context: RuleContext): boolean {
  if (conditions.length === 0) return true;
  return matches(
    match,
    conditions.map((condition) => conditionMatches(condition, context)),
  );
}
