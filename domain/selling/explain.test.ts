import { expect, it } from "vitest";
import { price } from "../../tests/factories/product";
import { requiredSelling as settings } from "../../tests/factories/selling";
import { explainSelling } from "./explain";

const asked = (country: string) =>
  explainSelling({
    ...{ country, customer: "customer", settings, preview: false },
    product: { status: "Released", productType: "Primary Antibody", category: "primary-antibodies" },
    sku: { sku: "4060S", price: { kind: "known", price: price("US", 38_500, "USD") }, active: true },
  });

it("states what a shopper pays, or why there is no price", () => {
  expect(asked("US")).toMatchObject({ price: { centAmount: 38_500 }, action: "goes into the basket", reason: "" });
  expect(asked("BR").steps[1]).toMatchObject({ answer: "US" });
  expect(asked("BR")).toMatchObject({ price: null, action: "goes into a request to the distributor" });
  expect(asked("FR")).toMatchObject({ price: null, reason: "the country is served by a partner's shop" });
  expect(asked("AQ").steps[0]).toMatchObject({ answer: "information", because: "no setting names the country" });
});
