import { matchModes, timeMatches } from "@contracts/content/types/shared-fields";
import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import type { Localized } from "../locales";
import { readEntries, text } from "../read-content";

/** Domains that rules can use (C-RULE-10 to C-RULE-15). */
export const ruleDomains = {
  product_type: { en: "Product type", ja: "製品タイプ", zh: "产品类型" },
  product_id: { en: "Product", ja: "製品", zh: "产品" },
  product_ids: { en: "Products", ja: "製品リスト", zh: "产品列表" },
  product_status: { en: "Product status", ja: "製品ステータス", zh: "产品状态" },
  product_category: { en: "Product category", ja: "製品カテゴリー", zh: "产品类别" },
  country_codes: { en: "Country", ja: "国・地域", zh: "国家/地区" },
} as const satisfies Record<string, Localized<string>>;

const match = v.picklist(matchModes);
const isNot = v.optional(v.literal(true));

/** A condition: a plain value, or a value of a domain, a country or an audience. */
const conditionValue = v.union([
  v.strictObject({ domain: keyOf(ruleDomains), value: v.string(), isNot }),
  v.strictObject({ domain: keyOf(ruleDomains), domainValue: v.string(), isNot }),
  v.strictObject({ domain: v.literal("country_codes"), country: v.string(), isNot }),
  v.strictObject({ domain: v.literal("country_codes"), audience: v.array(v.string()), isNot }),
]);
export type ConditionValue = v.InferOutput<typeof conditionValue>;

const condition = v.strictObject({ match, values: v.array(conditionValue) });
const configuration = v.strictObject({ match, conditions: v.array(condition) });
const time = v.strictObject({ match: v.picklist(timeMatches), isNot, dates: v.array(v.string()) });

export interface Rule {
  readonly match: v.InferOutput<typeof match>;
  readonly time?: v.InferOutput<typeof time>;
  readonly configurations: readonly v.InferOutput<typeof configuration>[];
}

/** A rule without a time limit, whose values match by `match`. */
const when = (mode: Rule["match"], values: ConditionValue[]): Rule => ({
  match: "and",
  configurations: [{ match: "and", conditions: [{ match: mode, values }] }],
});

const anywhere: Rule["configurations"] = [
  { match: "or", conditions: [{ match: "or", values: [{ domain: "country_codes", value: "ZZ", isNot: true }] }] },
];

/** Conditions of a rule: values that must match, dates that apply in every country, or complete configurations. */
const rule = v.union([
  v.pipe(
    v.strictObject({ when: match, values: v.array(conditionValue) }),
    v.transform(({ when: mode, values }) => when(mode, values)),
  ),
  v.pipe(
    v.strictObject({ time }),
    v.transform((dated): Rule => ({ match: "and", ...dated, configurations: anywhere })),
  ),
  v.strictObject({ match, configurations: v.array(configuration) }),
]);

const component = v.strictObject({
  kind: v.picklist(["generic", "additional_information", "legal_statement"]),
  title: v.optional(text),
  text,
});

const schema = v.strictObject({
  title: text,
  contentRules: v.array(v.strictObject({ match, rules: v.array(rule), components: v.array(component) })),
});

/** Texts with the rules that determine where they apply. */
export const targets = readEntries("targets", schema);
export type Target = (typeof targets)[number];
