import { describe, expect, it } from "vitest";
import { inquiryPaths } from "../inquiry/forms";
import { keptFormId, languageFormId } from "./kept-form";

describe("pages that keep their form when the language changes", () => {
  it.each([
    ...["/cart/quick-add", "/cart/quick-add/list", "/checkout/guest", "/checkout/shippinginformation"],
    ...["/checkout/paymentinformation", "/account/sign-up", "/account/my/addresses?new=address", "/methods?as=star"],
    ...["/account/my/accountsettings", "/quote/customer-info", "/products/signalstar/quote-request", "/panel-builder"],
    ...[
      "/cart",
      "/checkout/ship-to?from=steps",
      "/account/sign-in?goto=/cart",
      "/account/password/reset/request",
      "/checkout/purchase-order",
      "/account/my/company",
      "/account/my/email",
    ],
    ...["/account/my/lists", "/account/my/labnotebook?page=1&rename=1", "/account/my/lots", "/account/my/passkeys"],
    ...["targetspecies", "selectantibodies", "paneldesign"].map((step) => `/products/signalstar/${step}`),
    ...["/account/my/approvals/1", "/account/my/myquotes/Q1", "/quote/view/Q1?id=x", "/quote/confirmation"],
    ...["/account/my/orderhistory/W300101000001", "/order/view/W300101000001?id=x"],
    ...["/library/blt1", "/learn-and-support/knowledge-base?q=akt", "/learn-and-support/knowledge-base/votes/a1"],
    ...["/products/4060/review", "/withdrawal", ...Object.values(inquiryPaths)],
  ])("include %s", (path) => {
    expect(keptFormId(path)).toBe("typed");
  });

  it("include the page of countries for the language alone, because it holds the form of another page", () => {
    const address = "/country?return=%2Fwithdrawal";
    expect([languageFormId(address), keptFormId(address)]).toEqual(["typed", null]);
    expect([languageFormId("/withdrawal"), languageFormId("/browse")]).toEqual(["typed", null]);
  });

  it("include the checkout on one page", () => {
    expect(keptFormId("/checkout?x=1")).toBe("checkout");
  });

  it.each([
    ...["/", "/checkout/review", "/checkout/summary", "/account/my", "/products/4060"],
    ...["/account/sign-up/confirm", "/account/password/change", "/services", "/about-us/terms"],
    ...["/quote/review", "/products/signalstar/confirmation", "/methods/kit.csv", "/account/my/orderhistory"],
    ...["/cart/continue/basket", "/account/my/company-orders", "/account/my/data.json", "/products/signalstar"],
    ...[
      "/account/my/myquotes",
      "/quote/view/Q1/pdf",
      "/account/my/orderhistory.csv",
      "/library/blt1/file",
      "/learn-and-support/knowledge-base/a1",
    ],
  ])("leave out %s", (path) => {
    expect(keptFormId(path)).toBeNull();
  });
});
