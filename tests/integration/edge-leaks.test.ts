/** Replays every page as visitors with different sessions and markets, and looks for a byte of one in another's answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routePaths } from "./edge-routes";
import { type Answer, type EdgeShop, sealedCookies, startEdgeShop } from "./edge-shop";

const dataPath = (path: string) => path.replace(/^\/(?=$|\?)/, "/_root").replace(/(?=\?|$)/, ".data");

let shop: EdgeShop;
/** What belongs to the first visitor and to nobody else. */
const marks = ["mark-of-mine", "customer-mine", "basket-mine", "203.0.113.77", "MineBrowser", "(98)"];
let mine = "";

beforeAll(async () => {
  shop = await startEdgeShop(21_650);
  const session = await sealedCookies({
    "ct-cart": {
      id: "basket-mine",
      version: 1,
      itemCount: 98,
      country: "DE",
      currency: "EUR",
      lastModifiedAt: "2030-01-01T00:00:00Z",
    },
    "ct-customer": { id: "customer-mine", verified: true, punchout: false, registrationCountry: "DE" },
    "ct-auth": {
      accessToken: "access-token-mark-of-mine",
      refreshToken: "refresh-token-mark-of-mine",
      expiresIn: 600,
      expiresAt: Date.now() + 600_000,
      flow: "customer",
    },
  });
  mine = `${session}; language=jp; tracking=mark-of-mine`;
}, 180_000);
afterAll(() => shop?.stop());

const visitMine = (path: string) =>
  shop.ask(`${path}${path.includes("?") ? "&" : "?"}utm_source=mark-of-mine`, {
    headers: {
      cookie: mine,
      "user-agent": "MineBrowser/4711",
      "accept-language": "de-DE",
      "x-forwarded-for": "203.0.113.77",
    },
  });

const isStored = (answer: Answer) => answer.header("server-timing").includes("desc=stored");

/** A page without the nonces of its rendering. */
function lasting(body: string): string {
  return body.replace(/ nonce="[\w-]+"/g, "");
}

describe.each(routePaths.flatMap((path) => [path, dataPath(path)]))("%s", (path) => {
  it("shows a stranger nothing of a customer who came before, and each market its own", async () => {
    await visitMine(path);
    const stranger = await shop.ask(path);
    const german = await shop.ask(path, { headers: { cookie: "country=DE" } });
    const again = await shop.ask(path);
    for (const answer of [stranger, german, again]) {
      for (const mark of marks) expect(answer.body).not.toContain(mark);
      expect(answer.header("cache-control")).not.toContain("public");
    }
    // What is kept is the same for everyone of a market, whoever came between.
    if (isStored(again)) {
      const later = await shop.ask(path);
      expect(later.body).toBe(again.body);
      expect(lasting(stranger.body)).toBe(lasting(again.body));
    }
  });

  it("never sends a session cookie with something that is kept", async () => {
    for (const answer of [await visitMine(path), await shop.ask(path)]) {
      if (answer.setCookies.length > 0) expect(answer.header("cache-control")).toContain("no-store");
    }
  });
});

describe("personal parts of stored pages", () => {
  it("are the visitor's own, and everyone else's stay as they are", async () => {
    await shop.ask("/");
    const stranger = await shop.ask("/");
    expect(stranger.header("server-timing")).toContain("stored");
    const basket = await sealedCookies({
      "ct-cart": {
        id: "basket-other",
        version: 1,
        itemCount: 12,
        country: "US",
        currency: "USD",
        lastModifiedAt: "2030-01-01T00:00:00Z",
      },
    });
    const withBasket = await shop.ask("/", { headers: { cookie: basket } });
    expect(withBasket.header("server-timing")).toContain("stored");
    expect(withBasket.body).toContain("(12)");
    expect(withBasket.body).not.toContain("basket-other");
    expect((await shop.ask("/")).body).toBe(stranger.body);
  });
});
