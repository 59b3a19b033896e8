import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { product } from "../../../tests/factories/product";
import { listViews } from "./lists.server";

const component = { number: "64509", name: "Detection Kit", published: true, count: 1, quantity: "1", unit: "Kit" };
const kit = product("7074", {
  attributes: { ...product("7074").attributes, kitComponents: [{ ...component, sefUrl: null }] as never },
});
const contents = {
  kind: "product_includes" as const,
  title: "Contents",
  ...{ line_border: true, notes_section: false, table_column_names: ["Product Includes", "Quantity"] },
};

it.each([
  ["en", "1 Kit"],
  ["jp", "1 キット"],
  ["cn", "1 套"],
] as const)("the unit of a component is in the language of the page: %s", async (language, quantity) => {
  const [list] = listViews([contents], kit, new Map(), await createT(language));
  expect(list).toMatchObject({ components: [{ values: { quantity } }] });
});
