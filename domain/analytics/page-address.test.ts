import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-address";

const origin = "https://shop.test";

describe("page address for analytics", () => {
  it("C-ANALYT-09: keeps the query of lists, products and campaigns", () => {
    const search = "?q=phospho+akt&tab=resources&page=2&utm_source=news&utm_campaign=spring";
    expect(pageAddress(origin, "/browse", search)).toBe(`${origin}/browse${search}`);
    expect(pageAddress(origin, "/products/compare", "?productIds=4060,9272")).toBe(
      `${origin}/products/compare?productIds=4060%2C9272`,
    );
    expect(pageAddress(origin, "/", "")).toBe(`${origin}/`);
  });

  it("C-ANALYT-09: keeps list filters and drops action parameters", () => {
    const filters = "?producttype=Primary+Antibody&speciesreactivity=Human&sort-by=name";
    expect(pageAddress(origin, "/browse", filters)).toBe(`${origin}/browse${filters}`);
    expect(pageAddress(origin, "/browse", "?redirect=false&noscroll=1&return=/x&find=y")).toBe(`${origin}/browse`);
  });

  it("W36: drops secrets, however they are named or encoded", () => {
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N";
    const secrets = [
      `?token=${token}`,
      `?id=AAAAAAAAAAAAAAAAAAAAAA`,
      `?anonymousId=AAAAAAAAAAAAAAAAAAAAAA`,
      `?goto=/account/password/reset%3Ftoken%3D${token}`,
      `?return=/quote/view/Q1%3Fid%3D${token}`,
      `?code=${token}&state=x`,
      `?email=marie@lab.example`,
      `?q=${token}`,
      `?q=marie@lab.example`,
      `?q=${encodeURIComponent("+1 617 555 0142")}`,
      `?utm_source=${token}`,
      `?ff-test=${token}`,
    ];
    for (const search of secrets) {
      const told = pageAddress(origin, "/browse", search);
      expect([search, told]).toEqual([search, expect.not.stringMatching(/eyJ|dozj|AAAA|marie|555|goto|return|code/)]);
    }
    expect(pageAddress(origin, "/products/signalstar/design/mzxw6ytboi2gk3dpnzzxk4tfmy", "")).not.toContain("mzxw");
    expect(pageAddress(origin, "/x/marie%40lab.example", "")).not.toContain("marie");
  });

  it("has a maximum length", () => {
    expect(pageAddress(origin, `/${"a/".repeat(900)}`, `?q=${"b ".repeat(900)}`).length).toBeLessThanOrEqual(500);
  });
});
