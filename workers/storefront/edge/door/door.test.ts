import { describe, expect, it } from "vitest";
import { edgeSettings } from "../../../../tests/factories/edge";
import { enter, maxBodyOf, refuseLargeBody, withoutLargeFile } from "./door";
import { withoutSpoofedHeaders } from "./spoofed-headers";

const settings = edgeSettings();
const origin = "http://shop.test";

function knock(target: string, init: RequestInit & { headers?: Record<string, string> } = {}): string {
  const request = new Request(target.startsWith("http") ? target : origin + target, init);
  const entry = enter(request, settings);
  if (entry.kind === "passed") return "passed";
  const location = entry.response.headers.get("location");
  return `${entry.response.status}${location ? ` ${location}` : ""}`;
}

const post = (headers: Record<string, string>, path = "/cart") => knock(path, { method: "POST", headers, body: "a=1" });

describe("the door", () => {
  it.each([
    ["/", "passed"],
    ["/browse?q=akt%20ser", "passed"],
    ["/products/4060", "passed"],
    ["/製品", "passed"],
    ["http://evil.test/", "421"],
    ["http://shop.test:81/", "421"],
    ["http://jp.shop.test/", "421"],
    ["/browse?_data=root", "400"],
    ["/__manifest?p=/a", "404"],
    ["/%E0%A4%A", "400"],
    ["/a%00b", "400"],
    ["/%5C%EF%BF%BD/x", "400"],
    ["/%5cevil.test", "400"],
    [`/${"a".repeat(1100)}`, "414"],
    [`/?q=${"a".repeat(2100)}`, "414"],
    [`/?q=${"a".repeat(9000)}`, "414"],
    [`/${"a/".repeat(13)}`, "414"],
    [`/?${Array.from({ length: 81 }, (_, index) => `p${index}=1`).join("&")}`, "414"],
    [`/?${"n".repeat(65)}=1`, "414"],
  ])("GET %s: %s", (target, expected) => {
    expect(knock(target)).toBe(expected);
  });

  it.each([
    "/panel-builder?markers=",
    "/panel-builder/panel.csv?more=",
    "/country?return=%2F",
    "/api/no-scripts?goto=%2F",
  ])("reads a text or an address as long as the whole address may be: %s", (target) => {
    expect(knock(target + "a".repeat(6000))).toBe("passed");
    expect(knock(target + "a".repeat(8200))).toBe("414");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("rejects %s", (method) => {
    expect(knock("/", { method })).toBe("405");
  });

  it("accepts HEAD", () => {
    expect(knock("/", { method: "HEAD" })).toBe("passed");
  });

  it("rejects a body with a content-length above the limit", () => {
    expect(post({ origin, "content-length": "1048577" })).toBe("413");
  });

  const uploadPaths = ["/cart/quick-add/list", "/checkout/purchase-order", "/account/my/company"];

  it.each(uploadPaths)("reads the start of an oversized file that is sent to %s", (path) => {
    expect(post({ origin, "content-length": String(99 * 1024 * 1024) }, path)).toBe("passed");
    expect([path, `${path}/other`].map((sent) => maxBodyOf(new URL(sent, origin)))).toEqual([6_291_456, 1_048_576]);
  });

  const withFile = async (path: string, fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request(origin + path, { method: "POST", headers: { origin }, body: form });
    const start = new Uint8Array(await request.clone().arrayBuffer()).subarray(0, 5000);
    return withoutLargeFile(request, new URL(request.url), start);
  };
  const file = new File(["x".repeat(9000)], "list.csv");

  it("keeps the texts of a form whose file is too large", async () => {
    const request = await withFile("/cart/quick-add/list?a=1", { paste: "4060S 2\n抗体", file });
    expect(request?.url).toBe(`${origin}/cart/quick-add/list?a=1&fault=large`);
    expect([...((await request?.formData()) ?? [])]).toEqual([["paste", "4060S 2\r\n抗体"]]);
    expect(await withFile("/cart", { paste: "4060S 2", file })).toBeNull();
    expect(await withFile("/cart/quick-add/list", { file, paste: "4060S 2" })).toBeNull();
    expect(await withFile("/cart/quick-add/list", { paste: "x".repeat(9000), file })).toBeNull();
  });

  it("redirects to the page of an upload without texts, and to a panel with its query", () => {
    const page = (path: string) => refuseLargeBody(new URL(path, origin)).headers.get("location");
    for (const path of uploadPaths) expect(page(path)).toBe(`${origin}${path}?fault=large`);
    const panel = "/panel-builder?markers=CD3%0ACD8&curve=a&curve=b";
    const target = `${origin}/panel-builder?fault=large&markers=CD3%0ACD8&curve=a&curve=b`;
    expect([page(panel), page(`${panel}&fault=large`)]).toEqual([target, target]);
  });

  it.each([
    ["A-GUARD-16: brackets in the query go to the path", "/browse?q=%3Cscript%3E", `302 ${origin}/browse`],
    ["A-GUARD-16: brackets in the path are removed", "/brow%3Cse%3E?q=a", `302 ${origin}/browse`],
    [
      "C-SEARCH-09: a phrase of markup alone is kept, in brackets that are none",
      "/browse?q=<b>",
      `302 ${origin}/browse?q=%EF%BC%9Cb%EF%BC%9E`,
    ],
    [
      "C-SEARCH-09: a phrase stays without them",
      "/browse?q=<b>akt</b>&tab=resources",
      `302 ${origin}/browse?q=akt&tab=resources`,
    ],
    ["C-SEARCH-09: and with text that is not markup", "/browse?search=p%3C0.05", `302 ${origin}/browse?search=p+0.05`],
    [
      "C-SEARCH-09: a phrase of the knowledge base too",
      "/learn-and-support/knowledge-base?q=<i>ripa&topic=%3E",
      `302 ${origin}/learn-and-support/knowledge-base?q=ripa`,
    ],
    [
      "A-GUARD-16: on other pages nothing of a query stays",
      "/products/4060?application=<b>WB",
      `302 ${origin}/products/4060`,
    ],
    ["A-GUARD-16: a comparison sign is not markup", "/methods?item=4060~24~WB~%3C1:100", "passed"],
    ["A-GUARD-16: nor is one without a number before it", "/methods/kit.csv?item=4060~~~>1:50", "passed"],
    ["A-GUARD-16: but a tag is", "/lots?lot=%3C/b%3E", `302 ${origin}/lots`],
    ["A-GUARD-16: and a comment", "/lots?%3C!--=1", `302 ${origin}/lots`],
    ["A-GUARD-17: a semicolon is 301 to the part before it", "/products;jsessionid=1", `301 ${origin}/products`],
    ["A-GUARD-17: encoded as well", "/products%3Bjsessionid=1?x=1", `301 ${origin}/products`],
    ["A-GUARD-17: nothing before it is the home page", "/;x", `301 ${origin}/`],
    ["W6: never another site", "http://shop.test//evil.test;x", `301 ${origin}/evil.test`],
    ["W6: nor by backslashes", "http://shop.test/\\\\evil.test;x", `301 ${origin}/evil.test`],
    ["W6: leading slashes are one", "http://shop.test///evil.test/a?b=1", `301 ${origin}/evil.test/a?b=1`],
    ["W6: with brackets", "http://shop.test//evil.test<x>", `302 ${origin}/evil.testx`],
  ])("%s", (_name, target, expected) => {
    expect(knock(target)).toBe(expected);
  });

  it("does not redirect a form", () => {
    expect(post({ origin }, "/cart;x")).toBe("400");
  });

  it("removes headers that only proxies may set", async () => {
    const headers = {
      "x-forwarded-host": "evil.test",
      "x-real-ip": "1.1.1.1",
      "x-http-method-override": "DELETE",
      accept: "text/html",
    };
    expect([...withoutSpoofedHeaders(new Request(`${origin}/`, { headers })).headers.keys()]).toEqual(["accept"]);
    const form = withoutSpoofedHeaders(new Request(`${origin}/`, { method: "POST", headers, body: "a=1" }));
    expect([form.headers.get("x-forwarded-host"), await form.text()]).toEqual([null, "a=1"]);
  });
});

describe("cross-site forms", () => {
  it.each<[string, Record<string, string>, string]>([
    ["own origin", { origin }, "passed"],
    ["own origin, said twice", { origin, "sec-fetch-site": "same-origin" }, "passed"],
    ["foreign origin", { origin: "https://evil.test" }, "403"],
    ["another storefront", { origin: "http://jp.shop.test" }, "403"],
    ["the same host with another scheme", { origin: "https://shop.test" }, "403"],
    ["null", { origin: "null" }, "403"],
    ["own origin, but cross-site", { origin, "sec-fetch-site": "cross-site" }, "403"],
    ["no origin, same-origin by the browser's word", { "sec-fetch-site": "same-origin" }, "passed"],
    ["no origin, same-site", { "sec-fetch-site": "same-site" }, "403"],
    ["no origin, own referer", { referer: `${origin}/products/4060` }, "passed"],
    ["no origin, foreign referer", { referer: "https://evil.test/shop.test" }, "403"],
    ["no origin, broken referer", { referer: "shop.test" }, "403"],
    ["nothing at all", {}, "403"],
    ["a forwarded host does not help", { origin: "https://evil.test", "x-forwarded-host": "evil.test" }, "403"],
  ])("%s: %s", (_name, headers, expected) => {
    expect(post(headers)).toBe(expected);
    expect(post(headers, "/cart.data")).toBe(expected);
    expect(post(headers, "/api/quick-add")).toBe(expected);
  });

  it("accepts one-click unsubscribing from mail programs, but not from other sites", () => {
    expect(post({}, "/lots/unwatch?token=x")).toBe("passed");
    expect(post({ origin: "https://evil.test" }, "/lots/unwatch?token=x")).toBe("403");
    expect(post({ "sec-fetch-site": "cross-site", origin: "null" }, "/lots/unwatch?token=x")).toBe("403");
  });
});
