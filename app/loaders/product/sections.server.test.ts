import type { ProductPageComponent } from "@contracts/content/product-pages";
import { describe, expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { doubled } from "../../../tests/factories/doubled";
import { product, variant } from "../../../tests/factories/product";
import { productSections } from "./sections.server";

/** None of these components uses the context. */
const context: Partial<PublicContext> = {};
const shown = product("4060", {
  masterVariant: variant("4060S"),
  attributes: {
    ...product("4060").attributes,
    figures: [
      {
        id: "f",
        damId: "d",
        filename: "f.svg",
        caption: "A blot.",
        figureType: "WB",
        isProtected: false,
        size: { width: 1, height: 1 },
        variants: {},
      },
    ],
  },
});
const purchase: ProductPageComponent = { kind: "to_purchase", title: "Sizes" };
const navigation: ProductPageComponent = { kind: "in_page_navigation", title: "On this page" };
const figures: ProductPageComponent = { kind: "figure_block", title: "Figures" };
const applications: ProductPageComponent = { kind: "application_tab", title: "Applications" };
const citations = (title: string): ProductPageComponent => ({ kind: "citations", title, type: "all" });

function sections(...components: ProductPageComponent[]) {
  const input = { context: context as PublicContext, product: shown, offers: new Map(), page: null, reviews: null };
  const { slots, ...rest } = productSections([{ layout: "full", columns: [{ components }] }], input);
  return { ...rest, ids: slots.flatMap(({ columns }) => columns.flat()).map(({ id }) => id) };
}

describe("product page sections", () => {
  it("C-PROD-15: follow the template's order, without empty ones", () => {
    expect(sections(figures, applications, citations("Papers")).ids).toEqual(["figure-block", "citations"]);
    expect(sections(citations("Papers"), figures).ids).toEqual(["citations", "figure-block"]);
  });

  it("C-PROD-16: are listed if more than three components are shown", () => {
    expect(sections(navigation, purchase, figures, applications, citations("Papers")).contents).toEqual([]);
    expect(sections(navigation, purchase, figures, citations("Papers"), citations("More")).contents).toEqual([
      { id: "order", title: "Sizes" },
      { id: "figure-block", title: "Figures" },
      { id: "citations", title: "Papers" },
      { id: "citations-2", title: "More" },
    ]);
    expect(sections(purchase, figures, citations("Papers"), citations("More")).contents).toEqual([]);
  });

  it("name lot and certificate once", () => {
    const controlled = product("4060", {
      attributes: {
        ...shown.attributes,
        qualityControl: "Every lot is tested.",
        coa: "COA-4060",
        lots: [{ number: "20", reactivity: [], homology: [], sensitivity: "", concentration: null, applications: [] }],
      },
    });
    const termsOf = (...kinds: readonly ("quality_control" | "custom_product_data")[]) => {
      const component: ProductPageComponent = {
        kind: "product_information",
        title: null,
        sub_components: kinds.map((kind) => ({ kind, title: kind })),
      };
      const input = {
        context: context as PublicContext,
        product: controlled,
        offers: new Map(),
        page: null,
        reviews: null,
      };
      const { slots } = productSections([{ layout: "full", columns: [{ components: [component] }] }], input);
      const shownParts = slots.flatMap(({ columns }) => columns.flat());
      return shownParts.flatMap((section) =>
        section.kind === "information" ? section.parts.flatMap(({ data = [] }) => data.map(({ term }) => term)) : [],
      );
    };
    const both = termsOf("custom_product_data", "quality_control");
    expect(both).toEqual(expect.arrayContaining(["lot", "coa"]));
    expect(both, "which the key facts have").not.toContain("clonality");
    expect(doubled(both)).toEqual([]);
    expect(termsOf("custom_product_data")).toEqual(expect.arrayContaining(["lot", "coa"]));
  });

  it("C-TMPL-04: fill the template's slots with its layouts and columns", () => {
    const input = { context: context as PublicContext, product: shown, offers: new Map(), page: null, reviews: null };
    const { slots } = productSections(
      [
        { layout: "two-thirds-one-third", columns: [{ components: [figures] }, { components: [citations("Papers")] }] },
        { layout: "full", columns: [{ components: [citations("More"), applications] }] },
        { layout: "half-half", columns: [{ components: [applications] }, { components: [citations("Rest")] }] },
      ],
      input,
    );
    expect(slots.map(({ layout, columns }) => [layout, columns.map((column) => column.map(({ id }) => id))])).toEqual([
      ["two-thirds-one-third", [["figure-block"], ["citations"]]],
      ["full", [["citations-2"]]],
      // The product has no applications, so the other column takes the empty one's space.
      ["full", [["citations-3"]]],
    ]);
  });

  it("C-TMPL-04: list the order panel first, whichever slot contains it", () => {
    const input = { context: context as PublicContext, product: shown, offers: new Map(), page: null, reviews: null };
    const rows = [[navigation, figures], [citations("Papers")], [citations("More"), purchase]];
    const template = rows.map((components) => ({ layout: "full" as const, columns: [{ components }] }));
    const { slots, contents, order } = productSections(template, input);
    expect(order).toEqual({ title: "Sizes" });
    expect(contents.map(({ id }) => id)).toEqual(["order", "figure-block", "citations", "citations-2"]);
    expect(slots).toHaveLength(3);
  });

  it("C-TMPL-18: place the order panel where the template has one, with its title", () => {
    expect(sections(figures).order).toBeNull();
    expect(sections(figures, purchase).order).toEqual({ title: "Sizes" });
  });
});
