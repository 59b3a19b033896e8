/** The storefronts, the embedded services and the console together, over real HTTP. */
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sealedCookies, sharedEdgeShop, storefrontHosts } from "../edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const own = () => `http://localhost:${shop.port}`;
const form = {
  get origin() {
    return own();
  },
  "content-type": "application/x-www-form-urlencoded",
};
const report = (body: unknown, headers: Record<string, string> = {}, host = "localhost") =>
  shop.ask("/api/log/error", {
    host,
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://${host}:${shop.port}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("responses of every kind", () => {
  it("have the same security headers", async () => {
    const file = /"(\/assets\/enhance-[\w-]+\.js)"/.exec((await shop.ask("/")).body)?.[1] ?? "";
    const paths = [
      "/",
      "/_root.data",
      "/favicon.svg",
      file,
      "/no/such/page",
      "/cart",
      "/products;x=1",
      "/%E0%A4%A",
      "/api/user/settings",
    ];
    for (const path of paths) {
      const answer = await shop.ask(path);
      for (const [name, value] of fixedSecurityHeaders)
        expect([path, name, answer.header(name)]).toEqual([path, name, value]);
      const policy = contentSecurityPolicy({ images: [shop.servicesUrl], forms: [] }).split("; ");
      for (const part of ["default-src 'self'", "object-src 'none'", "require-trusted-types-for 'script'"]) {
        expect(policy).toContain(part);
        expect(answer.header("content-security-policy")).toContain(part);
      }
    }
    expect((await shop.ask(file)).header("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("are 4xx and never 5xx for malformed requests", async () => {
    const post = { method: "POST", headers: { origin: own(), "content-type": "multipart/form-data; boundary=x" } };
    const answers = [
      await shop.ask("/%"),
      await shop.ask("/%00"),
      await shop.ask(`/${"a".repeat(3000)}`),
      await shop.ask("/cart", { ...post, body: "not a form" }),
      await shop.ask("/cart", { method: "POST", headers: { origin: own(), "content-type": "text/plain" }, body: "x" }),
      await shop.ask("/cart.data", { ...post, body: "--x\r\nbroken" }),
      await shop.ask("/", { method: "DELETE" }),
      await shop.ask("/", { host: `evil.localhost:${shop.port}` }),
    ];
    for (const { status } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it("are 405 for a form posted to a page without a form", async () => {
    for (const path of ["/", "/browse", "/products/4060", "/no/such/page", "/_root.data", "/api/user/settings"]) {
      const answer = await shop.ask(path, { method: "POST", headers: form, body: "a=1" });
      expect([path, answer.status, answer.header("allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
    const home = await shop.ask("/", { method: "POST", headers: form, body: "a=1" });
    expect(home.body).toContain("Error Happened during accessing the page");
  });

  it("are 503, never 404 or 200, if it is unknown whether the page exists in the content service", async () => {
    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        body: JSON.stringify({ service: "content", mode, match: "no-one-knows" }),
      });
    await fault("error");
    for (const path of ["/no-one-knows", "/no-one-knows/either.data"]) {
      const answer = await shop.ask(path);
      expect([path, answer.status, answer.header("retry-after")]).toEqual([path, 503, "10"]);
    }
    await fault("none");
    expect((await shop.ask("/no-one-knows/anything")).status).toBe(404);
  });

  it.each([
    ["localhost", "please quote this reference:", "Reference: "],
    ["jp.localhost", "次の番号をお知らせください：", "お問い合わせ番号："],
    ["cn.localhost", "请提供以下编号：", "参考编号："],
  ])("name the failed request, in the language of %s", async (host, label, shortLabel) => {
    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        body: JSON.stringify({ service: "content", mode, match: "which-is-out" }),
      });
    await fault("error");
    for (const [path, status] of [
      ["/no/such/page", 404],
      ["/which-is-out", 503],
    ] as const) {
      const answer = await shop.ask(path, { host });
      const id = answer.header("x-request-id");
      expect([path, answer.status]).toEqual([path, status]);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.header("server-timing")).toContain(`trace;desc=${id}`);
      expect(answer.body).toMatch(new RegExp(`${label}(?:<!-- -->)? ?<code[^>]*>${id}</code>`));
    }
    await fault("none");
    for (const [path, method, status] of [
      ["/%", "GET", 400],
      ["/", "DELETE", 405],
      [`/${"a".repeat(3000)}`, "GET", 414],
    ] as const) {
      const answer = await shop.ask(path, { host, method });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body.split("\n")[1]).toBe(`${shortLabel}${answer.header("x-request-id")}`);
      expect(answer.header("server-timing")).toContain(answer.header("x-request-id"));
    }
  });

  it("ignore the body of a read", async () => {
    for (const path of ["/", "/cart", "/api/basket", "/api/user/settings", "/browse?q=akt"]) {
      const answer = await shop.ask(path, { headers: { "content-length": "5" }, body: "hello" });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    // The body is announced but never sent.
    expect((await shop.ask("/cart", { headers: { "content-length": "5" } })).status).toBe(200);
  });

  it("A-GUARD-16, A-GUARD-17: remove brackets and session ids from addresses", async () => {
    for (const [path, status, location] of [
      ["/browse?q=%3Cscript%3E", 302, "/browse"],
      ["/brow%3cse%3E?q=a", 302, "/browse"],
      ["/products;jsessionid=1", 301, "/products"],
      ["/products/4060%3Bv=1?size=S", 301, "/products/4060"],
    ] as const) {
      const answer = await shop.ask(path);
      expect([path, answer.status, answer.header("location")]).toEqual([path, status, own() + location]);
    }
  });

  it("redirect permanently to the canonical address with the query, but do not redirect forms", async () => {
    for (const [path, to] of [
      ["/products/4060/", "/products/4060"],
      ["/PRODUCTS/4060", "/products/4060"],
      ["/Products/4060/DATASHEET/?images=no&size=a4", "/products/4060/datasheet?images=no&size=a4"],
      ["/about-us/", "/about-us"],
      ["/browse/?q=akt", "/browse?q=akt"],
    ] as const) {
      const answer = await shop.ask(path);
      expect([path, answer.status, answer.header("location")]).toEqual([
        path,
        301,
        `http://localhost:${shop.port}${to}`,
      ]);
    }
    for (const path of ["/%2F/evil.test/", "/%5C/evil.test/", "/.//evil.test/"]) {
      const to = (await shop.ask(path)).header("location");
      expect([path, to === "" || to.startsWith(`http://localhost:${shop.port}/`)]).toEqual([path, true]);
    }
    const sent = await shop.ask("/CART/", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: own() },
      body: "intent=add&sku=4060S&quantity=1",
    });
    expect([301, 302, 307, 308]).not.toContain(sent.status);
    expect((await shop.ask("/products/4060S")).status).toBeLessThan(400);
  });

  it("are short for a missing file, and a page for a missing page", async () => {
    for (const [path, headers] of [
      ["/nothing.png", { accept: "image/avif,image/webp,*/*", "sec-fetch-dest": "image" }],
      ["/wp-login.php", { accept: "*/*" }],
      ["/some/where", { accept: "*/*", "sec-fetch-dest": "script" }],
      ["/assets/nothing-1234.js", { accept: "*/*" }],
    ] as const) {
      const answer = await shop.ask(path, { headers });
      expect([path, answer.status, answer.header("content-type")]).toEqual([path, 404, "text/plain; charset=utf-8"]);
      expect(answer.body.length).toBeLessThan(300);
    }
    const page = await shop.ask("/nothing.png", { headers: { accept: "text/html,*/*", "sec-fetch-dest": "document" } });
    expect([page.status, page.body.includes("Page Not Found")]).toEqual([404, true]);
    expect((await shop.ask("/some/where", { headers: { accept: "*/*" } })).body).toContain("Page Not Found");
  });

  it("include a security contact valid for half a year (RFC 9116)", async () => {
    for (const host of storefrontHosts) {
      const { status, body, header } = await shop.ask("/.well-known/security.txt", { host });
      expect([status, header("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
      const fields = Object.fromEntries(
        body
          .trim()
          .split("\n")
          .map((line) => line.split(/: (.*)/).slice(0, 2)),
      );
      expect(fields).toEqual({
        Contact: "mailto:security@benchside.example",
        Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
        "Preferred-Languages": "en, ja, zh",
        Canonical: `http://${host}:${shop.port}/.well-known/security.txt`,
      });
      expect(Date.parse(fields.Expires ?? "") - Date.now()).toBeGreaterThan(170 * 86_400_000);
    }
  });

  it("W6: keep //other;x on this host", async () => {
    const answer = await shop.ask("//evil.test;x");
    expect([answer.status, answer.header("location")]).toEqual([301, `${own()}/evil.test`]);
  });

  it("forms from other sites are rejected by pages, their data and resources alike", async () => {
    for (const path of ["/cart", "/cart.data", "/api/search-click", "/country", "/cart?_data=routes/cart"]) {
      for (const origin of ["https://evil.test", "null"]) {
        const answer = await shop.ask(path, {
          method: "POST",
          headers: { origin, "x-forwarded-host": "evil.test", "content-type": "application/x-www-form-urlencoded" },
          body: "a=1",
        });
        expect([403, 400]).toContain(answer.status);
      }
    }
  });
});

describe("markets", () => {
  it("C-CTRY-11, C-CTRY-14: country and language in the address become cookies and are removed", async () => {
    const answer = await shop.ask("/browse?q=akt&country=US&language=jp", { headers: { cookie: "country=DE" } });
    expect([answer.status, answer.header("location")]).toEqual([302, `${own()}/browse?q=akt`]);
    expect(answer.setCookies.map((cookie) => cookie.split(";")[0])).toEqual(["language=jp", "country=USA"]);
  });

  it("C-CTRY-10, C-LOC-02: hosts use their own language", async () => {
    for (const [host, language] of [
      ["localhost", "en-us"],
      ["jp.localhost", "ja-jp"],
      ["cn.localhost", "zh-cn"],
    ] as const) {
      expect((await shop.ask("/", { host })).body).toContain(`<html lang="${language}"`);
    }
  });

  it("C-LOC-04: the browser's language has no effect", async () => {
    expect((await shop.ask("/", { headers: { "accept-language": "ja" } })).body).toContain('<html lang="en-us"');
  });

  it("C-CTRY-21: client settings exist on the global host only, for this client only", async () => {
    const answer = await shop.ask("/api/user/settings", { headers: { "cf-ipcountry": "DE" } });
    expect(JSON.parse(answer.body)).toMatchObject({
      countryCode: "DE",
      clientIP: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    });
    expect(answer.header("cache-control")).toContain("no-store");
    expect(answer.header("access-control-allow-origin")).toBe("");
    for (const host of ["jp.localhost", "cn.localhost"])
      expect((await shop.ask("/api/user/settings", { host })).status).toBe(404);
  });
});

describe("logs", () => {
  const kept = async () => {
    const response = await fetch(`${shop.servicesUrl}/log/entries?limit=5`, {
      headers: { authorization: "Bearer demo-log-key" },
    });
    return response.text();
  };

  it("A-LOG-01, A-LOG-03, A-LOG-05: a report is stored without headers, passwords and tokens", async () => {
    const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";
    const answer = await report({
      label: "basket call failed",
      status: 503,
      request: {
        headers: { authorization: `Bearer ${token}`, cookie: "ct-auth=zzz" },
        status: null,
        data: { password: "hunter2", sku: "4060S" },
      },
      response: { headers: { "set-cookie": "x=zzz" }, status: 503, data: `refused ${token}` },
      urlQueryString: "?q=akt&token=secretsecretsecret",
      fromClient: true,
      stack: [{ name: "draw", file: "/assets/root-a1b2.js", line: 1, column: 2345 }],
    });
    expect(answer.status).toBe(204);
    const text = await kept();
    expect(text).toContain("basket call failed");
    expect(text).toContain("4060S");
    expect(text).toContain('{"name":"draw","file":"/assets/root-a1b2.js","line":1,"column":2345}');
    const addresses = { label: "x", stack: [{ name: "", file: "https://evil.test/x?token=1", line: 1, column: 1 }] };
    expect((await report(addresses)).status).toBe(400);
    for (const secret of ["hunter2", "zzz", "dozjgNry", "secretsecretsecret"]) expect(text).not.toContain(secret);
  });

  it("A-LOG-02: an info event is stored, A-LOG-04: the Japan and China hosts accept no info events", async () => {
    const info = await shop.ask("/api/log/info", {
      method: "POST",
      headers: { "content-type": "application/json", origin: own() },
      body: '{"label":"page seen"}',
    });
    expect(info.status).toBe(204);
    expect(await kept()).toContain('"level":"info"');
    for (const host of ["jp.localhost", "cn.localhost"])
      expect((await report({ label: "x" }, {}, host)).status).toBe(404);
  });

  it("W16: reports that are malformed, too large, too many or from other sites are rejected", async () => {
    expect((await report({}, { origin: "https://evil.test" })).status).toBe(403);
    expect((await report("{")).status).toBe(400);
    expect((await report({ label: "x".repeat(200) })).status).toBe(400);
    expect((await report({}, { "content-type": "text/plain" })).status).toBe(415);
    expect((await report({ label: "x", request: { data: "y".repeat(9000) } })).status).toBe(413);
    const statuses = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await report({ label: "again" })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("the console shows requests, and one request by its id", async () => {
    // From a separate country: files share the shop, and a stored page would call no service.
    const { header } = await shop.ask("/products/4060?q=do-not-log-me", { headers: { "cf-ipcountry": "IS" } });
    const id = header("x-request-id");
    await expect
      .poll(async () => (await shop.ask(`/requests?id=${id}`, { host: "logs.localhost" })).status, { timeout: 20_000 })
      .toBe(200);
    const request = await shop.ask(`/requests/${id}`, { host: "logs.localhost" });
    expect(request.body).toContain("/products/4060");
    expect(request.body).toContain("<svg");
    expect(request.body).not.toContain("do-not-log-me");
    const overview = await shop.ask("/?range=5m", { host: "logs.localhost" });
    expect(overview.body).toContain(id);
    expect(overview.header("content-security-policy")).toContain("script-src 'self'");
    expect((await shop.ask("/requests?id=unknown-id", { host: "logs.localhost" })).status).toBe(404);
    expect((await shop.ask("/", { host: "logs.localhost", method: "POST" })).status).toBe(405);
  });

  it("the console finds requests by product and status, and shows a visit with its browser reports", async () => {
    const logs = async (path: string) => (await shop.ask(path, { host: "logs.localhost" })).body;
    const cookie = await sealedCookies({
      "ct-cart": {
        id: "a-basket-of-a-visit",
        version: 1,
        itemCount: 1,
        country: "US",
        currency: "USD",
        lastModifiedAt: new Date().toISOString(),
      },
    });
    const product = await shop.ask("/products/4060", { headers: { cookie } });
    const home = await shop.ask("/", { headers: { cookie } });
    const id = product.header("x-request-id");
    // Reports are limited per visit, and earlier tests have used up theirs.
    expect((await report({ label: "script fault", traceId: id }, { cookie })).status).toBe(204);
    await expect
      .poll(() => logs("/requests?sku=4060&visitor=visitor-with-basket"), { timeout: 20_000 })
      .toContain(`/requests/${id}`);
    await expect.poll(() => logs(`/requests/${id}`), { timeout: 20_000 }).toContain("script fault");
    const story = await logs(`/requests/${id}`);
    expect(story).toContain(`/requests/${home.header("x-request-id")}`);
    expect(story).not.toContain("a-basket-of-a-visit");
    expect(await logs("/requests?status=2xx&path=products")).toContain(id);
    expect(await logs("/requests?status=5xx")).not.toContain(id);
    const figures = await logs("/?range=1h&by=route&value=/products/:id");
    for (const part of ["/products/:id, last 1 hour", "p99", "commerce"]) expect(figures).toContain(part);
    const pair = await logs("/?range=1h&by=route&value=/products/:id&region=global");
    for (const part of ["/products/:id in Global, last 1 hour", "Services in Global"]) expect(pair).toContain(part);
    // Files share the shop, and another file may have sent requests from China.
    expect(await logs("/?range=1h&by=route&value=/products/:id&region=cn")).toMatch(
      /in China: \d+ requests?, \d+ failed/,
    );
    expect((await shop.ask("/requests?status=9", { host: "logs.localhost" })).status).toBe(400);
    expect((await shop.ask("/alerts", { host: "logs.localhost" })).status).toBe(200);
  });
});
