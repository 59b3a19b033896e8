/** Selects the template of a product page (rows C-TMPL-01 to C-TMPL-03). */
import type { ProductTemplate, ProductTemplateTarget } from "@contracts/content/product-pages";

/** Results of the three lookups for one product. */
export interface TemplateTargets {
  /** Override for this product. */
  readonly override: ProductTemplateTarget | null;
  /** For the product's type. */
  readonly type: ProductTemplateTarget | null;
  readonly generic: ProductTemplateTarget | null;
}

/** `product_type` of the target for all products. */
export const genericProductType = "Generic";

const noTemplateTargets = "Template data parsing failed: no template targets found";

export type ResolvedTemplate =
  | { readonly ok: true; readonly template: ProductTemplate; readonly from: keyof TemplateTargets }
  | { readonly ok: false; readonly error: typeof noTemplateTargets };

const order = ["override", "type", "generic"] as const;

/** The override, else the product type's, else the generic template; targets without a template are skipped. */
export function resolveTemplate(targets: TemplateTargets): ResolvedTemplate {
  for (const from of order) {
    const template = targets[from]?.template;
    if (template) return { ok: true, template, from };
  }
  return { ok: false, error: noTemplateTargets };
}
