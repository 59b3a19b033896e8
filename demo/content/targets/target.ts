import type { matchModes, timeMatches } from "@contracts/content/types/shared-fields";
import type { Localized } from "../locales";

export type MatchMode = (typeof matchModes)[number];

/** Domains that rules can use (C-RULE-10 to C-RULE-15). */
export const ruleDomains = {
  product_type: { en: "Product type", ja: "製品タイプ", zh: "产品类型" },
  product_id: { en: "Product", ja: "製品", zh: "产品" },
  product_ids: { en: "Products", ja: "製品リスト", zh: "产品列表" },
  product_status: { en: "Product status", ja: "製品ステータス", zh: "产品状态" },
  product_category: { en: "Product category", ja: "製品カテゴリー", zh: "产品类别" },
  country_codes: { en: "Country", ja: "国・地域", zh: "国家/地区" },
} as const satisfies Record<string, Localized<string>>;
export type RuleDomain = keyof typeof ruleDomains;

/** Right-hand side of a condition: a plain value, a domain's value, a country or an audience. */
export type Comparison =
  | { readonly domain: RuleDomain; readonly value: string }
  | { readonly domain: RuleDomain; readonly domainValue: string }
  | { readonly domain: "country_codes"; readonly country: string }
  | { readonly domain: "country_codes"; readonly audience: readonly string[] };

export type ConditionValue = Comparison & { readonly isNot?: true };

export interface Condition {
  readonly match: MatchMode;
  readonly values: readonly ConditionValue[];
}

export interface Rule {
  readonly match: MatchMode;
  readonly time?: {
    readonly match: (typeof timeMatches)[number];
    readonly isNot?: true;
    readonly dates: readonly string[];
  };
  readonly configurations: readonly { readonly match: MatchMode; readonly conditions: readonly Condition[] }[];
}

export interface TargetComponent {
  readonly kind: "generic" | "additional_information" | "legal_statement";
  readonly title?: Localized<string>;
  readonly text: Localized<string>;
}

export interface Target {
  readonly devkey: string;
  readonly title: Localized<string>;
  readonly contentRules: readonly {
    readonly match: MatchMode;
    readonly rules: readonly Rule[];
    readonly components: readonly TargetComponent[];
  }[];
}

/** A rule without a time limit, whose values match by `match`. */
export function when(match: MatchMode, ...values: readonly ConditionValue[]): Rule {
  return { match: "and", configurations: [{ match: "and", conditions: [{ match, values }] }] };
}
