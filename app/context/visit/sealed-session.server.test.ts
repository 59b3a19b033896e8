import { previewCookie, readCookie } from "@domain/http/cookies/session-cookies";
import { beforeEach, describe, expect, it } from "vitest";
import { createVisitorReader } from "~/context/request/visitor.server";
import { createPseudonyms } from "./pseudonyms.server";
import { createSessionCodec, isInconsistent, visitorKind } from "./sealed-session.server";
import { createCookieTokenStore } from "./token-store.server";
import { createVisitPseudonyms } from "./visit-pseudonyms.server";

const secrets = ["a-secret-for-tests-of-32-characters!"];
const pseudonym = createPseudonyms(secrets);
const visitName = createVisitPseudonyms(secrets);
let now = 0;
const clock = () => now;
let codec = createSessionCodec(secrets, clock);

beforeEach(() => {
  now = Date.UTC(2030, 0, 1);
  codec = createSessionCodec(secrets, clock);
});

const auth = (refreshToken: string | null = "refresh-token-of-the-visitor") => ({
  accessToken: "access-token-of-the-visitor",
  expiresIn: 600,
  expiresAt: now + 600_000,
  refreshToken,
  flow: "anonymous" as const,
});
const cart = {
  id: "basket-1",
  version: 4,
  itemCount: 3,
  country: "US",
  currency: "USD",
  lastModifiedAt: "2030-01-01T00:00:00Z",
};
const customer = { id: "customer-1", verified: true, punchout: false };

/** `Cookie` header that a browser would send back. */
function returned(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

async function stored(
  change: (store: ReturnType<typeof createCookieTokenStore>) => void,
  header: string | null = null,
): Promise<string[]> {
  const store = createCookieTokenStore(codec, await codec.open(header), clock);
  change(store);
  return store.setCookies();
}

describe("session cookies", () => {
  it("A-TOKEN-14: keep what the commerce client stores under ct-auth, ct-cart and ct-customer, sealed", async () => {
    const cookies = await stored((store) => {
      store.setAuth(auth());
      store.setCart(cart);
      store.setCustomer(customer);
    });
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["ct-auth", "ct-cart", "ct-customer"]);
    for (const secret of ["access-token", "basket-1", "customer-1"]) expect(cookies.join()).not.toContain(secret);
    const session = await codec.open(returned(cookies));
    expect(session.auth).toEqual(auth());
    expect(session.cart).toMatchObject(cart);
    expect(session.customer).toMatchObject(customer);
  });

  it("A-TOKEN-11: the token cookie expires with the token, in the browser and in a copy", async () => {
    const [cookie = ""] = await stored((store) => store.setAuth(auth()));
    expect(cookie).toContain(`Expires=${new Date(now + 600_000).toUTCString()}`);
    now += 600_000;
    expect((await codec.open(returned([cookie]))).auth).toBeNull();
  });

  it("A-TOKEN-12, A-TOKEN-13: path /, secure, strict; basket and customer for 7 days", async () => {
    const cookies = await stored((store) => {
      store.setCart(cart);
      store.setCustomer(customer);
    });
    for (const cookie of cookies)
      expect(cookie).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    now += 7 * 86_400_000;
    expect(await codec.open(returned(cookies))).toMatchObject({ cart: null, customer: null });
  });

  it("W2: an altered or forged cookie is ignored", async () => {
    const [cookie = ""] = await stored((store) => store.setCustomer(customer));
    const value = readCookie(returned([cookie]), "ct-customer") ?? "";
    for (const forged of [
      `ct-customer=${value}x`,
      "ct-customer=customer-1",
      `ct-cart=${value}`,
      'ct-customer={"id":"1"}',
      `ct-customer=${value.slice(0, -6)}AAAAAA`,
    ]) {
      const session = await codec.open(forged);
      expect([session.customer, session.cart, visitorKind(session)]).toEqual([null, null, "visitor"]);
    }
  });

  it("A-TOKEN-15: clearing removes all three", async () => {
    const cookies = await stored((store) => store.clear());
    expect(cookies).toEqual(
      ["ct-auth", "ct-cart", "ct-customer"].map(
        (name) => `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`,
      ),
    );
  });

  it("first-add cookies are removed with their basket, and kept while it changes", async () => {
    const kept = await codec.open(returned(await stored((store) => store.setCart(cart))));
    const cleared = async (change: Parameters<typeof stored>[0]) => {
      const store = createCookieTokenStore(codec, kept, clock, ["ct-first-1"]);
      change(store);
      return (await store.setCookies()).filter((cookie) => cookie.startsWith("ct-first-1=; Max-Age=0"));
    };
    expect(await cleared((store) => store.setCart({ ...cart, version: 9 }))).toEqual([]);
    expect(await cleared((store) => store.setCart({ ...cart, id: "basket-2" }))).toHaveLength(1);
    expect(await cleared((store) => store.clear())).toHaveLength(1);
  });

  it("writes nothing if nothing changed", async () => {
    expect(await stored((store) => store.cart())).toEqual([]);
  });

  it("rejects a value that browsers would drop silently", async () => {
    await expect(stored((store) => store.setAuth({ ...auth(), accessToken: "x".repeat(4000) }))).rejects.toThrow(
      "too long",
    );
  });
});

describe("visitors", () => {
  const header = async (change: Parameters<typeof stored>[0]) => returned(await stored(change));

  it("A-TOKEN-01, A-TOKEN-19, A-TOKEN-20: are recognized as stranger, guest with basket, customer or punchout buyer", async () => {
    const read = createVisitorReader(codec, pseudonym, visitName);
    expect(await read(null)).toMatchObject({ kind: "visitor", itemCount: 0 });
    const until = Date.now() + 1e12;
    const editor = `${previewCookie}=${await codec.seal(previewCookie, { editor: "Ada", until })}`;
    const inFrame = createVisitorReader(codec, pseudonym, visitName, ["https://cms.example"]);
    expect(await inFrame(editor)).toMatchObject({ kind: "preview", frames: ["https://cms.example"] });
    expect(await inFrame(await header((store) => store.setCart(cart)))).not.toHaveProperty("frames");
    expect(await read("country=DE; js=1")).toMatchObject({ kind: "visitor" });
    expect(await read(await header((store) => store.setCart(cart)))).toMatchObject({
      kind: "visitor-with-basket",
      itemCount: 3,
      visit: await visitName(cart.id),
    });
    const signedIn = await header((store) => {
      store.setCustomer(customer);
      store.setAuth(auth());
    });
    expect(await read(signedIn)).toMatchObject({ kind: "customer", pseudonym: await pseudonym(customer.id) });
    const buyer = await read(
      await header((store) => store.setCustomer({ ...customer, id: "punchout", punchout: true })),
    );
    expect(buyer).toMatchObject({ kind: "punchout" });
    // All buyers share this id, so it identifies nobody.
    expect(buyer.pseudonym).toBeUndefined();
    expect(buyer.visit).toBeUndefined();
  });

  it("A-TOKEN-17: a customer without a refresh token is signed out and informed", async () => {
    const read = createVisitorReader(codec, pseudonym, visitName);
    for (const withAuth of [false, true]) {
      const cookies = await header((store) => {
        store.setCustomer(customer);
        store.setCart(cart);
        if (withAuth) store.setAuth(auth(null));
      });
      const visitor = await read(cookies);
      expect(visitor).toMatchObject({ expired: "customer", itemCount: 0 });
      expect(visitor.kind).not.toBe("customer");
      expect(visitor.setCookies.map((cookie) => cookie.split("=")[0])).toEqual(["ct-auth", "ct-cart", "ct-customer"]);
      const session = await codec.open(cookies);
      expect(isInconsistent(session)).toBe(true);
      const store = createCookieTokenStore(codec, session, clock);
      expect([store.customer(), store.cart(), store.expired()]).toEqual([null, null, "customer"]);
    }
  });

  it("A-TOKEN-16: a session that ended during a request is announced on the next page, once", async () => {
    const store = createCookieTokenStore(codec, await codec.open(null), clock);
    store.clear();
    store.sessionExpired("anonymous");
    const visitor = await createVisitorReader(codec, pseudonym, visitName)(returned([(await store.notice()) ?? ""]));
    expect(visitor.expired).toBe("anonymous");
    expect(visitor.setCookies).toEqual(["ct-notice=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict"]);
    expect(store.takeExpired()).toBe("anonymous");
    expect(await store.notice()).toBeNull();
  });
});
