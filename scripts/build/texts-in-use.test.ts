import { describe, expect, it } from "vitest";
import { namedKeys } from "../../app/i18n/named-keys";
import { textsNamed } from "./texts-in-use";

const texts = {
  basket: { title: "Basket", items_one: "one", items_other: "many", state: { open: "Open", closed: "Closed" } },
  product: { price: "Price", sizes: { small: "Small" } },
};
const left = (code: string) => textsNamed(texts, namedKeys(code));

describe("texts of the bundle", () => {
  it("are those that code names, with their plurals", () => {
    expect(left('t("basket.title")')).toEqual({ basket: { title: "Basket" } });
    expect(left("t('basket.items', { count })")).toEqual({ basket: { items_one: "one", items_other: "many" } });
  });

  it("are all of a folder whose members are named by data", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the argument is code
    expect(left("t(`basket.state.${state}`)")).toEqual({ basket: { state: texts.basket.state } });
  });

  it("leave out an area that code does not name", () => {
    expect(left('import x from "./product.price.ts"; t("product")')).toEqual({});
  });
});
