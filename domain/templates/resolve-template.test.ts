import { type ProductTemplateTarget, productTemplateTarget } from "@contracts/content/product-pages";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { resolveTemplate } from "./resolve-template";

const system = (uid: string) => ({ uid, content_type_uid: "pdp_template", locale: "en-us" });
const target = (title: string): ProductTemplateTarget =>
  v.parse(productTemplateTarget, {
    system: system(`target-${title}`),
    title,
    template: [
      {
        system: system(title),
        title,
        slots: [{ layout: "full", columns: [{ components: [{ figure_block: { title: null } }] }] }],
      },
    ],
  });
const all = { override: target("override"), type: target("type"), generic: target("generic") };
const chosen = (targets: typeof all | Record<keyof typeof all, ProductTemplateTarget | null>) => {
  const resolved = resolveTemplate(targets);
  return resolved.ok ? resolved.template.title : resolved.error;
};

describe("resolveTemplate", () => {
  it("C-TMPL-01: prefers the override, then the product type's, then the generic template", () => {
    expect(chosen(all)).toBe("override");
    expect(chosen({ ...all, override: null })).toBe("type");
    expect(chosen({ ...all, override: null, type: null })).toBe("generic");
  });

  it("skips a target whose template is not published", () => {
    expect(chosen({ ...all, override: { ...all.override, template: null } })).toBe("type");
  });

  it("C-TMPL-03: reports missing template targets", () => {
    expect(chosen({ override: null, type: null, generic: null })).toBe(
      "Template data parsing failed: no template targets found",
    );
  });

  it("keeps slots, layouts and columns in order", () => {
    const resolved = resolveTemplate(all);
    expect(resolved.ok && resolved.template.slots).toEqual([
      { layout: "full", columns: [{ components: [{ kind: "figure_block", title: null }] }] },
    ]);
  });
});
