import { describe, expect, it } from "vitest";
import { namedKeys } from "../../app/i18n/named-keys";
import { textsNamed } from "./texts-in-use";

const texts = {
  basket: { title: "Basket", items_one: "one", items_other: "many", state: { open: "Open", closed: "Closed" } },
  product: { price: "Price", sizes: { small: "Small" } },
};
const left = (code: string) => textsNamed(texts, namedKeys(code));

describe("texts in the bundle", () => {
  it("are those whose keys occur in code, with their plurals", () => {
    expect(left('t("basket.title")')).toEqual({ basket: { title: "Basket" } });
    expect(left("t('basket.items', { count })")).toEqual({ basket: { items_one: "one", items_other: "many" } });
  });

  it("include a whole folder whose keys come from data", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the argument is code
    expect(left("t(`basket.state.${state}`)")).toEqual({ basket: { state: texts.basket.state } });
  });

  it("exclude an area that code does not use", () => {
    expect(left('import x from "./product.price.ts"; t("product")')).toEqual({});
  });
});
