/** Edge behavior specific to visits from a procurement system. */
import { anonymousVisitor, type Visitor } from "@domain/http/edge-app";
import { describe, expect, it } from "vitest";
import { edgeSettings, fakeApp, visitors } from "../../../tests/factories/edge";
import { createHeaderWriter, visitPolicy } from "./headers/answer-headers";
import { marketOf, punchoutLoginPath } from "./market/market";
import { pageKey } from "./page/page-key";
import type { PagePlan } from "./page/page-plan";

const buyers = ["https://buyer.example"];
const inFrame: Visitor = { ...anonymousVisitor, kind: "punchout", frames: buyers };
const writer = createHeaderWriter(edgeSettings());
const headersFor = (visitor: Visitor) => new Map(writer.security([], visitPolicy(visitor) ?? {}));
const ancestors = (visitor: Visitor) =>
  /frame-ancestors ([^;]*)/.exec(headersFor(visitor).get("content-security-policy") ?? "")?.[1];

const marketFor = (visitor: Visitor, target = "/", headers: Record<string, string> = {}) => {
  const request = new Request(`http://shop.test${target}`, { headers });
  return marketOf(
    fakeApp(edgeSettings()),
    { request, url: new URL(request.url), cookies: headers.cookie ?? null, visitor, address: "", isPublicPage: false },
    { waitUntil: () => {} },
  );
};

describe("a visit from a procurement system", () => {
  it("can be framed by the buyer's origins only, and only in this visit", () => {
    expect(ancestors(inFrame)).toBe("https://buyer.example");
    expect(ancestors({ ...anonymousVisitor, frames: buyers })).toBe("https://buyer.example");
    for (const visitor of [anonymousVisitor, ...Object.values(visitors)]) expect(ancestors(visitor)).toBe("'none'");
  });

  it("keeps its window's opener", () => {
    expect(headersFor(inFrame).get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(headersFor(anonymousVisitor).get("cross-origin-opener-policy")).toBe("same-origin");
  });

  it("allows a form to post to one origin in a single response, and leaks no address to others", () => {
    const policy = { forms: ["https://buyer.example"], secretAddress: true };
    const headers = new Map(writer.security([], policy));
    expect(headers.get("content-security-policy")).toMatch(/form-action 'self' [^;]*https:\/\/buyer\.example(;| )/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(new Map(writer.security([])).get("content-security-policy")).not.toContain("buyer.example");
  });

  it("C-PRICE-16: has its own stored pages, because its prices and availability differ", async () => {
    const plan: PagePlan = { kind: "page", scope: "public", axes: ["country"], pattern: "/x", parameters: [] };
    const key = async (visitor: Visitor) => {
      const market = await marketFor(visitor, "/", { cookie: "country=NL" });
      return pageKey("/x", plan, {
        version: "1",
        settings: edgeSettings(),
        market,
        format: "html",
        cohort: "",
        generation: "0",
      });
    };
    expect(await key(inFrame)).not.toBe(await key(anonymousVisitor));
    expect(await key(inFrame)).toBe(await key({ ...inFrame, itemCount: 3 }));
    const member: Visitor = { ...anonymousVisitor, kind: "customer", priceGroup: "academic" };
    const kinds = [anonymousVisitor, inFrame, member, { ...inFrame, priceGroup: "academic" }];
    const other: Visitor = { ...member, priceGroup: "academic 2" };
    expect(new Set(await Promise.all([...kinds, other].map(key))).size).toBe(5);
    expect(await key(member)).toBe(await key({ ...member, itemCount: 3 }));
  });

  it("T-PUNCH-04: starts in the language of its address, which other pages ignore", async () => {
    const asked = "?token=x&language=jp";
    expect(await marketFor(anonymousVisitor, `${punchoutLoginPath}${asked}`)).toMatchObject({ language: "jp" });
    expect(await marketFor(anonymousVisitor, `/browse${asked}`)).toMatchObject({ language: "en" });
  });
});
