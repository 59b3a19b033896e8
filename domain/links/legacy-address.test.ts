import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legacyTarget } from "./legacy-address";

const target = (address: string) => {
  const url = new URL(address, "https://shop.example");
  return legacyTarget(url.pathname, url.searchParams);
};

describe("legacy addresses", () => {
  it.each([
    ["/atg/catalog/product/4060", "/products/4060"],
    ["/atg/catalog/product.jsp?productId=4060s", "/products/4060S"],
    ["/atg/browse/2021/item/9272.html", "/products/9272"],
    ["/atg/search/results.jsp?Ntt=phospho+akt", "/browse?q=phospho+akt"],
    ["/atg/checkout/cart.jsp;jsessionid=1", "/cart"],
    ["/atg/support/contactUs.jsp", "/learn-and-support/technical-support"],
    ["/atg/contactus", "/about-us/contact-us"],
    ["/atg/protocols", "/protocols"],
    ["/atg/home.jsp", "/"],
  ])("C-CONT-19: %s redirects to %s", (address, to) => {
    expect(target(address)).toBe(to);
  });

  it.each(["/atg", "/atg/", "/atg/anything", "/atg/x?y=z", "/atg/12", "/atg/%E0%A4%A"])(
    "C-CONT-19: %s has no target",
    (address) => {
      expect(target(address)).toBeNull();
    },
  );

  it("C-CONT-19: never redirects out of the shop, for any input", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const to = legacyTarget(`/atg${path}`, new URLSearchParams(query));
        expect(to === null || /^\/(?![/\\])/.test(to)).toBe(true);
      }),
    );
  });
});
