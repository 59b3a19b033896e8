/** A punchout visit over HTTP, without scripts: log-in, shopping, review, return. */
import { createSealer } from "@domain/http/cookies/sealed-value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import { type Answer, type EdgeShop, sealedCookies, sharedEdgeShop } from "../edge-shop";
import { arrived, startPath } from "./punchout-system";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const refresh = ({ body }: Answer) => /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(body)?.[1];
const main = ({ body }: Answer) => textOf(/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<[^>]*>/g, " ");
const policyOf = (answer: Answer, name: string) =>
  answer
    .header("content-security-policy")
    .split("; ")
    .find((part) => part.startsWith(`${name} `));
const sessionCookies = ({ setCookies }: Answer) => setCookies.filter((cookie) => /^ct-/.test(cookie));

async function opened(visitor: AccountVisitor, name: string): Promise<Record<string, unknown>> {
  const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
  const sealed = visitor.cookies.get(name) ?? "";
  return JSON.parse((await createSealer(keys.split(",")).open(name, sealed)) ?? "null");
}

const add = (visitor: AccountVisitor, sku: string, quantity = 1) =>
  visitor.submit("/cart", { intent: "add", sku, quantity: String(quantity) }, { from: "/cart" });
const send = (visitor: AccountVisitor) =>
  visitor.submit("/ct/punchout/return", {}, { from: "/ct/punchout/review", containing: 'value="submit"' });

describe("arriving", () => {
  it("T-PUNCH-02, T-PUNCH-06: a token opens a session and redirects to the home page or the product", async () => {
    const home = await arrived(shop);
    expect(home.answer.status).toBe(200);
    expect(home.answer.header("cache-control")).toContain("no-store");
    expect(home.answer.header("referrer-policy")).toBe("no-referrer");
    expect(refresh(home.answer)).toBe("/");
    const visitor = accountVisitor(shop);
    const product = await visitor.get(`${await startPath(shop)}&productId=4060S`);
    expect(refresh(product)).toBe("/products/4060S");
    const odd = await accountVisitor(shop).get(`${await startPath(shop)}&productId=..%2F%2Fevil.example`);
    expect(refresh(odd)).toBe("/");
  });

  it("T-PUNCH-11, T-PUNCH-12, T-PUNCH-13: cookies hold flow, token and lifetime, cart, and the customer 'punchout'", async () => {
    const { visitor, answer } = await arrived(shop);
    expect(sessionCookies(answer).every((cookie) => /HttpOnly; SameSite=Strict/.test(cookie))).toBe(true);
    const auth = await opened(visitor, "ct-auth");
    expect(auth).toMatchObject({ flow: "customer", accessToken: expect.any(String), refreshToken: null });
    expect(Number(auth.expiresAt) - Date.now()).toBeGreaterThan(3 * 3_600_000);
    expect(await opened(visitor, "ct-cart")).toMatchObject({ id: expect.any(String), itemCount: 0, country: "US" });
    expect(await opened(visitor, "ct-customer")).toMatchObject({ id: "punchout", punchout: true });
  });

  it("T-PUNCH-04: country and language of the address apply to the session", async () => {
    const visitor = accountVisitor(shop);
    const path = (await startPath(shop, { country: "DE" })).replace("country=DE", "country=NL&language=jp");
    const login = await visitor.get(path);
    expect(login.body).toContain('lang="ja-jp"');
    const home = await visitor.get("/cart");
    expect(home.body).toContain('lang="ja-jp"');
    expect(await opened(visitor, "ct-customer")).toMatchObject({ registrationCountry: "NL" });
  });

  it("T-PUNCH-08: an invalid or used token redirects to the home page without a cookie", async () => {
    for (const token of ["garbage", btoa('{"expires_in":60,"cart_id":"x"}'), "bpt1.AAAAAAAAAAAAAAAAAAAAAA.AAAA"]) {
      const answer = await accountVisitor(shop).get(`/ct/punchout?token=${encodeURIComponent(token)}`);
      expect([answer.status, answer.header("location")]).toEqual([302, "/"]);
      expect(sessionCookies(answer)).toEqual([]);
    }
    const path = await startPath(shop);
    expect((await shop.ask(path, { method: "HEAD" })).status).toBe(302);
    expect((await accountVisitor(shop).get(path)).status).toBe(200);
    expect((await accountVisitor(shop).get(path)).header("location")).toBe("/");
  });

  it("T-PUNCH-05: a missing token redirects to the home page", async () => {
    const answer = await accountVisitor(shop).get("/ct/punchout");
    expect([answer.status, answer.header("location")]).toEqual([302, "/"]);
  });

  it("T-PUNCH-14: another country redirects to the home page, also on the sites of Japan and China", async () => {
    const path = await startPath(shop);
    const french = await accountVisitor(shop).get(path.replace("country=US", "country=FR"));
    expect([french.status, french.header("location")]).toEqual([302, "/"]);
    expect((await accountVisitor(shop, "jp.localhost").get(path)).header("location")).toBe("/");
    expect((await accountVisitor(shop).get(path)).status).toBe(200);
  });

  it("a gateway outage returns 503, and the same token works afterwards", async () => {
    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ service: "commerce", mode }),
      });
    const path = await startPath(shop);
    await fault("down");
    expect((await accountVisitor(shop).get(path)).status).toBe(503);
    await fault("none");
    expect((await accountVisitor(shop).get(path)).status).toBe(200);
  });
});

describe("shopping", () => {
  it("C-PRICE-16, T-BTN-07, T-BASK-10, T-BASK-21: in the Netherlands has prices, a cart, the punchout review and no quote", async () => {
    const { visitor } = await arrived(shop, { country: "NL" });
    expect((await add(visitor, "4060S", 2)).status).toBe(303);
    const basket = await visitor.get("/cart");
    expect(main(basket)).toMatch(/€\d/);
    expect(basket.body).toContain('href="/ct/punchout/review"');
    expect(basket.body).not.toContain('href="/quote/review"');
    const product = await visitor.get("/products/4060S");
    expect(main(product)).toMatch(/€\d/);
    expect(product.body).toMatch(/name="intent" value="add"/);
  });

  it("C-HEAD-16: has a welcome and order support in its header, without country and sign-in, also on stored pages", async () => {
    const { visitor } = await arrived(shop);
    for (const path of ["/browse", "/browse", "/ct/punchout/review"]) {
      const page = await visitor.get(path);
      const header = /<header\b.*?<\/header>/s.exec(page.body)?.[0] ?? "";
      expect(header).toContain("Welcome. You are shopping through your purchasing system.");
      expect(header).toContain('href="/about-us/order-support"');
      expect(header).not.toContain('href="/account/sign-in"');
      expect(header).not.toContain('action="/account/sign-out"');
      expect(page.header("cache-control")).toBe("private, no-store");
    }
  });

  it("A-GUARD-09, A-GUARD-10, T-PUNCH-03: is limited to its pages, and other visitors to theirs", async () => {
    const { visitor } = await arrived(shop);
    for (const path of ["/account/sign-up", "/account/my"]) {
      expect((await visitor.get(path)).header("location"), path).toBe("/");
    }
    expect((await visitor.get("/ct/punchout/review")).status).toBe(200);
    const anonymous = accountVisitor(shop);
    expect((await anonymous.get("/ct/punchout/review")).header("location")).toBe("/");
    const cookie = await sealedCookies({ "ct-customer": { id: "punchout", verified: false, punchout: true } });
    const headers = {
      cookie,
      origin: `http://localhost:${shop.port}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    const forged = await shop.ask("/ct/punchout/return", { method: "POST", headers, body: "intent=submit&seen=x" });
    expect(forged.header("location")).toMatch(/^\/(?:$|ct\/punchout\/review)/);
  });

  it("keeps its country and cart, whatever an address or a form contains", async () => {
    const { visitor } = await arrived(shop, { country: "DE" });
    await add(visitor, "4060S");
    expect((await visitor.submit("/country", { country: "FR", return: "/cart" })).status).toBe(303);
    expect((await visitor.get("/cart?country=FR")).status).toBe(302);
    expect(main(await visitor.get("/ct/punchout/review"))).toMatch(/1 item.*€/s);
  });

  it("A-SESS-02, T-CART-28: ends if its cart is missing, with a notice", async () => {
    const { visitor } = await arrived(shop);
    const cookie = [...visitor.cookies]
      .filter(([name]) => name !== "ct-cart")
      .map((pair) => pair.join("="))
      .join("; ");
    const page = await shop.ask("/cart", { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.body).toContain("Your session has expired. Please login again via your punchout provider.");
    expect(page.setCookies.filter((line) => /^ct-(auth|customer)=;/.test(line))).toHaveLength(2);
    // This is not an outage and needs no retry: the buyer continues in the procurement system.
    expect(main(page)).toContain("Your visit from your purchasing system has ended");
    expect(main(page)).not.toMatch(/cannot be reached|Try again|Your basket is empty/);
    const state = await shop.ask("/api/basket", { headers: { cookie } });
    expect(JSON.parse(state.body)).toMatchObject({
      state: { unreachable: false, ended: "punchout" },
      expired: "punchout",
    });
    const refused = await shop.ask("/cart", {
      method: "POST",
      headers: {
        cookie,
        origin: `http://localhost:${shop.port}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "intent=add&sku=4060S&quantity=1",
    });
    expect(refused.status).toBe(422);
    expect(main(refused)).toContain("Your session has expired. Please login again via your punchout provider.");
    expect(refused.body).not.toContain("Cart with provided id");
  });
});

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
async function callsSince(since: number): Promise<Recorded[]> {
  const { calls } = (await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json()) as {
    calls: Recorded[];
  };
  return calls.filter(({ method, path }) => method === "POST" && path.startsWith("/commerce/api/"));
}

describe("returning", () => {
  it("T-PUNCH-01, T-PUNCH-15, T-PUNCH-16, T-PUNCH-17: generates, submits {id}, signs out and sends the cart to the return address", async () => {
    const { visitor } = await arrived(shop, { country: "DE" });
    await add(visitor, "4060S", 2);
    await add(visitor, "9272S");
    const review = await visitor.get("/ct/punchout/review");
    expect(main(review)).toContain("3 items");
    expect(main(review)).toContain(`localhost:${shop.port + 1}`);
    const { id } = await opened(visitor, "ct-cart");
    const since = Date.now();
    const answer = await send(visitor);
    const calls = (await callsSince(since)).filter(({ path }) => !path.includes("/carts/"));
    expect(calls.map(({ path }) => path.replace("/commerce/api", ""))).toEqual([
      "/punchout-carts/generate",
      "/punchout-carts",
      "/oauth/revoke/token",
    ]);
    expect(calls[1]?.body).toEqual({ id });

    expect(answer.status).toBe(200);
    const home = `http://localhost:${shop.port + 1}`;
    expect(answer.body).toContain(`action="${home}/procurement/return"`);
    expect(policyOf(answer, "form-action")).toContain(home);
    const message = textOf(/name="cXML-urlencoded" value="([^"]*)"/.exec(answer.body)?.[1] ?? "");
    expect(message).toContain("<BuyerCookie>cookie of the buyer</BuyerCookie>");
    expect(message.match(/<ItemIn /g)).toHaveLength(2);

    const shown = await fetch(`${shop.servicesUrl}/procurement/return`, {
      method: "POST",
      body: new URLSearchParams({ "cXML-urlencoded": message }),
    });
    expect(textOf(await shown.text())).toContain("A basket came back by cXML.");
    expect((await visitor.get("/ct/punchout/review")).header("location")).toBe("/");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
  });

  it("T-PUNCH-01: returns an edited cart that was emptied as an empty cart", async () => {
    const { visitor } = await arrived(shop, { operation: "edit", lines: [["4060S", 2]] });
    const basket = await visitor.get("/cart");
    const line = /name="line" value="([^"]*)"/.exec(basket.body)?.[1] ?? "";
    expect((await visitor.submit("/cart", { intent: "remove", line }, { from: "/cart" })).status).toBe(303);
    const review = await visitor.get("/ct/punchout/review");
    expect(main(review)).toContain("remove all items of the earlier basket");
    expect(main(review)).toContain("Return without items");
    const answer = await send(visitor);
    expect(answer.status).toBe(200);
    const message = textOf(/name="cXML-urlencoded" value="([^"]*)"/.exec(answer.body)?.[1] ?? "");
    expect(message).toContain("<BuyerCookie>cookie of the buyer</BuyerCookie>");
    expect(message).not.toContain("<ItemIn");
    const shown = await fetch(`${shop.servicesUrl}/procurement/return`, {
      method: "POST",
      body: new URLSearchParams({ "cXML-urlencoded": message }),
    });
    expect(textOf(await shown.text())).toContain("An empty basket came back by cXML");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
  });

  it("T-PUNCH-01: redirects to the home page without a return address", async () => {
    const { visitor } = await arrived(shop, { returnAddress: null });
    await add(visitor, "4060S");
    const answer = await send(visitor);
    expect([answer.status, answer.header("location")]).toEqual([303, "/"]);
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
  });

  it("refuses to send items that the buyer has not seen", async () => {
    const { visitor } = await arrived(shop);
    await add(visitor, "4060S");
    const review = await visitor.get("/ct/punchout/review");
    const seen = textOf(/name="seen" value="([^"]*)"/.exec(review.body)?.[1] ?? "");
    await add(visitor, "9272S");
    const answer = await visitor.submit("/ct/punchout/return", { intent: "submit", seen }, { from: "/cart" });
    expect(answer.header("location")).toBe("/ct/punchout/review?problem=changed");
    const changedReview = await visitor.get("/ct/punchout/review?problem=changed");
    expect(main(changedReview)).toContain("The basket or its prices have changed.");
    expect((await visitor.submit("/ct/punchout/return", { intent: "nonsense" })).header("location")).toBe(
      "/ct/punchout/review",
    );
    expect((await send(visitor)).status).toBe(200);
  });

  it("can be repeated after a lost response, with the same message", async () => {
    const { visitor } = await arrived(shop);
    await add(visitor, "4060S");
    const cookies = new Map(visitor.cookies);
    const { accessToken } = await opened(visitor, "ct-auth");
    const { id } = await opened(visitor, "ct-cart");
    const post = (path: string) =>
      fetch(`${shop.servicesUrl}/commerce/api${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ id }),
      });
    await post("/punchout-carts/generate");
    const lost = (await (await post("/punchout-carts")).json()) as { form: { fields: string[][] } };
    expect([...visitor.cookies.keys()]).toEqual([...cookies.keys()]);
    const review = await visitor.get("/ct/punchout/review");
    expect(main(review)).toContain("Send again");
    const answer = await send(visitor);
    const message = textOf(/name="cXML-urlencoded" value="([^"]*)"/.exec(answer.body)?.[1] ?? "");
    expect(message).toBe(lost.form.fields[0]?.[1]);
  });

  it("shows an earlier cart for inspection, or opens it for changes and lists missing items", async () => {
    const inspect = await arrived(shop, { operation: "inspect", lines: [["4060S", 2]] });
    expect(refresh(inspect.answer)).toBe("/ct/punchout/review");
    const review = await inspect.visitor.get("/ct/punchout/review");
    expect(main(review)).toContain("It cannot be changed here.");
    expect(review.body).not.toContain('value="submit"');
    expect((await inspect.visitor.get("/cart")).body).not.toContain('value="change"');
    const refused = await add(inspect.visitor, "9272S");
    expect(main(refused)).toContain("This basket was opened for viewing and cannot be changed.");
    const left = await inspect.visitor.submit(
      "/ct/punchout/return",
      {},
      { from: "/ct/punchout/review", containing: "leave" },
    );
    expect(left.header("location")).toBe("/");

    const edit = await arrived(shop, {
      operation: "edit",
      lines: [
        ["4060S", 2],
        ["2106S", 1],
      ],
    });
    const changed = main(await edit.visitor.get("/ct/punchout/review"));
    expect(changed).toContain("2106S");
    expect(changed).toContain("2 items");
  });
});

describe("calls of OCI without a shopper", () => {
  const ask = (fields: Record<string, string>) => {
    const login = {
      USERNAME: "demo-buyer",
      PASSWORD: "demo-secret",
      HOOK_URL: `${shop.servicesUrl}/procurement/return`,
    };
    const body = new URLSearchParams({ ...login, ...fields });
    return fetch(`${shop.servicesUrl}/commerce/punchout/oci`, { method: "POST", body });
  };
  const fieldsOf = (page: string) =>
    new URLSearchParams(
      [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        textOf(name),
        textOf(value),
      ]),
    );

  it("return the shop's price and search results, which the buyer's system can then open", async () => {
    const validated = fieldsOf(
      await (await ask({ FUNCTION: "VALIDATE", PRODUCTID: "4060S", QUANTITY: "2", COUNTRY: "DE" })).text(),
    );
    const { visitor } = await arrived(shop, { country: "DE" });
    await add(visitor, "4060S");
    const price = Number(validated.get("NEW_ITEM-PRICE[1]"));
    const shown = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(price);
    expect(main(await visitor.get("/cart"))).toContain(shown);
    const found = fieldsOf(
      await (await ask({ FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "phospho akt", COUNTRY: "DE" })).text(),
    );
    expect(found.getAll("NEW_ITEM-VENDORMAT[1]")).toHaveLength(1);
    expect([...found.values()]).toContain("4060S");
    const returned = await fetch(`${shop.servicesUrl}/procurement/return?call=search`, { method: "POST", body: found });
    expect(await returned.text()).toContain("Products that can be bought");
  });
});

describe("in a frame of the buyer's system", () => {
  const inFrame = { "sec-fetch-dest": "iframe" };

  it("keeps cookies for that frame only, and allows the buyer's origins to frame its pages, including stored ones", async () => {
    const { visitor, answer } = await arrived(shop, {}, inFrame);
    const buyers = `frame-ancestors http://localhost:${shop.port + 1} http://127.0.0.1:${shop.port + 1}`;
    expect(policyOf(answer, "frame-ancestors")).toBe(buyers);
    expect(sessionCookies(answer)).toHaveLength(4);
    for (const cookie of sessionCookies(answer))
      expect(cookie).toMatch(/Secure; SameSite=None; Partitioned|Secure; Partitioned; SameSite=None/);
    for (const path of ["/browse", "/browse", "/products/4060S", "/cart", "/no-such-page"]) {
      expect(policyOf(await visitor.get(path), "frame-ancestors"), path).toBe(buyers);
    }
    expect(policyOf(await shop.ask("/browse"), "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect((await shop.ask("/browse")).header("cross-origin-opener-policy")).toBe("same-origin");
  });

  it("also ends in the frame: its cookies are cleared there", async () => {
    const { visitor } = await arrived(shop, {}, inFrame);
    await add(visitor, "4060S");
    const answer = await send(visitor);
    const cleared = answer.setCookies.filter((cookie) => /^ct-(auth|cart|customer)=;/.test(cookie));
    expect(cleared).toHaveLength(3);
    for (const cookie of cleared) expect(cookie).toContain("Partitioned");
    expect(policyOf(answer, "frame-ancestors")).not.toContain("'none'");
  });

  it("is limited to the frame: a window's session allows no framing", async () => {
    const { visitor, answer } = await arrived(shop);
    expect(policyOf(answer, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(policyOf(await visitor.get("/cart"), "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(answer.header("cross-origin-opener-policy")).toBe("unsafe-none");
  });
});

describe("a missing cart", () => {
  const missing = [{ code: "ResourceNotFound", message: "The Resource was not found." }];
  async function cartsAnswer(fault: object | null) {
    const answer = await fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(
        fault
          ? { service: "commerce", mode: "error", status: 404, match: "/carts/", ...fault }
          : { service: "commerce", mode: "none" },
      ),
    });
    expect(answer.ok).toBe(true);
  }

  it("T-CART-27: ends the session for good on every page, also with old cookies", async () => {
    for (const path of ["/cart", "/ct/punchout/review", "/api/basket"]) {
      const { visitor } = await arrived(shop);
      await add(visitor, "4060S");
      expect(main(await visitor.get("/cart"))).toContain("4060S");
      const kept = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      await cartsAnswer({ errors: missing });
      const ended = await visitor.get(path);
      await cartsAnswer(null);
      for (const name of ["ct-auth", "ct-cart", "ct-customer"]) {
        const forgets = ended.setCookies.filter((cookie) => cookie.startsWith(`${name}=`));
        expect([path, forgets]).toEqual([path, [`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict`]]);
      }
      expect(main(await visitor.get("/cart"))).not.toContain("4060S");
      // Session cookies, once complete and once without the customer's.
      for (const cookie of [kept, kept.replace(/ct-customer=[^;]*(?:; )?/, "")]) {
        expect(main(await shop.ask("/cart", { headers: { cookie } }))).not.toContain("4060S");
      }
    }
  });
});
