/** Which template a product page is assembled from (rows C-TMPL-01 to C-TMPL-03). */
import type { ProductTemplate, ProductTemplateTarget } from "@contracts/content/product-pages";

/** Answers of the three lookups for one product. */
export interface TemplateTargets {
  /** Override for exactly this product. */
  readonly override: ProductTemplateTarget | null;
  /** For the product's type. */
  readonly type: ProductTemplateTarget | null;
  readonly generic: ProductTemplateTarget | null;
}

/** `product_type` of the target that holds for every product. */
export const genericProductType = "Generic";

const noTemplateTargets = "Template data parsing failed: no template targets found";

export type ResolvedTemplate =
  | { readonly ok: true; readonly template: ProductTemplate; readonly from: keyof TemplateTargets }
  | { readonly ok: false; readonly error: typeof noTemplateTargets };

const order = ["override", "type", "generic"] as const;

/** The override, else the product type's, else the generic template; a target without a template counts as none. */
export function resolveTemplate(targets: TemplateTargets): ResolvedTemplate {
  for (const from of order) {
    const template = targets[from]?.template;
    if (template) return { ok: true, template, from };
  }
  return { ok: false, error: noTemplateTargets };
}
