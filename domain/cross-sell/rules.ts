/** Cross-sell configuration: which product is suggested beside which (T§5). */
import type { BasketSuggestion } from "@contracts/commerce/basket-answers";

export type SuggestionType = BasketSuggestion["type"];

/** Condition for a suggestion. Application codes match by prefix: "IHC" covers IHC-P and IHC-F. */
export type Trigger =
  | { readonly kind: "application"; readonly codes: readonly string[] }
  | { readonly kind: "family"; readonly keys: readonly string[] }
  | { readonly kind: "sku"; readonly skus: readonly string[] };

export interface CrossSellRule {
  readonly type: SuggestionType;
  readonly sku: string;
  readonly productName: string;
  readonly trigger: Trigger;
  /** Applies only to the regular checkout type (T-XSELL-03). */
  readonly regularOnly: boolean;
  /** Requires the feature flag `elisaCrossSell` (T-XSELL-06). */
  readonly elisaSwitch: boolean;
}

/** In display order. Only these six SKUs are ever suggested (T-XSELL-09). */
export const crossSellRules: readonly CrossSellRule[] = [
  {
    type: "wb",
    sku: "9803S",
    productName: "Cell Lysis Buffer (10X)",
    trigger: { kind: "application", codes: ["WB"] },
    regularOnly: true,
    elisaSwitch: false,
  },
  {
    type: "ihc",
    sku: "8112L",
    productName: "Antibody Diluent for Immunohistochemistry",
    trigger: { kind: "application", codes: ["IHC"] },
    regularOnly: true,
    elisaSwitch: false,
  },
  {
    type: "sec",
    sku: "64509S",
    productName: "Secondary Antibody Detection Kit (HRP)",
    trigger: { kind: "family", keys: ["86538", "50030"] },
    regularOnly: false,
    elisaSwitch: true,
  },
  {
    type: "if",
    sku: "47140S",
    productName: "Immunofluorescence Application Solutions Kit",
    trigger: { kind: "family", keys: ["29666", "19707"] },
    regularOnly: false,
    elisaSwitch: true,
  },
  {
    type: "intraseq",
    sku: "48167S",
    productName: "InTraSeq Intracellular Signaling Antibody Cocktail",
    trigger: { kind: "sku", skus: ["82906S"] },
    regularOnly: false,
    elisaSwitch: false,
  },
  {
    type: "intraseq",
    sku: "82906S",
    productName: "InTraSeq 3′ Assay Kit",
    trigger: { kind: "sku", skus: ["48167S"] },
    regularOnly: false,
    elisaSwitch: false,
  },
];
