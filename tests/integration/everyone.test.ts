/** Checks the shop in each language for every reader: complete order and quote journeys, and forms with errors. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importBuyer } from "../factories/customer";
import { type AccountVisitor, accountVisitor } from "./account/account-visitor";
import { type Shopper, shopper, steps, titleOf } from "./checkout/checkout-visitor";
import { contact, japanese } from "./checkout/quote-shopper";
import { untranslated } from "./content/untranslated";
import { type Answer, type EdgeShop, type Host, sharedEdgeShop } from "./edge-shop";
import { pageOf } from "./read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

/** Names and places that these visits type, which are not shop texts. */
const typed = /Mint Lab|Rosalind|Example Wharf|Sample Street|Maize Institute/;
function expectTranslated(what: string, answer: Answer, status = 200): void {
  expect([what, answer.status]).toEqual([what, status]);
  const left = untranslated(answer.body).filter((text) => !typed.test(text));
  expect({ what, left }).toEqual({ what, left: [] });
  expect(titleOf(answer), what).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
}

describe.each(["jp", "cn"] as const)("without scripts, in the language %s of the main host", (language) => {
  const inLanguage = async <Visitor extends AccountVisitor>(visitor: Visitor): Promise<Visitor> => {
    await visitor.get(`/?country=US&language=${language}`);
    return visitor;
  };
  const look = async (visitor: AccountVisitor, ...paths: readonly string[]) => {
    for (const path of paths) expectTranslated(path, await visitor.get(path));
  };

  it("T-CHK-01: every step and rejection of an order is translated", async () => {
    const customer: Shopper = await inLanguage(await shopper(shop, await importBuyer(shop.servicesUrl)));
    await customer.add("4060S", 2);
    await customer.add("9272S");
    const line = await customer.submit("/cart", { intent: "add", sku: "nothing", quantity: "0" });
    expectTranslated("a refused line", line, 400);
    await look(customer, "/cart", steps.review, steps.shipping);
    expectTranslated("a refused address", await customer.ship({ address: "nobody's" }), 422);
    expect((await customer.ship()).status).toBe(303);
    await look(customer, steps.payment);
    expectTranslated("a refused payment", await customer.pay({ privacy: "", poNumber: "" }), 422);
    expect((await customer.pay()).status).toBe(303);
    await look(customer, steps.summary);
    const placed = await customer.place();
    expect(placed.status).toBe(303);
    const confirmation = placed.header("location");
    const [number = ""] = /W\d{12}/.exec(confirmation) ?? [];
    await look(customer, confirmation, "/account/my/orderhistory", `/account/my/orderhistory/${number}`);
    await look(customer, "/account/my", "/account/my/accountsettings", "/account/my/addresses");
  });

  it("T-QUOTE-02: every step of a quote is translated", async () => {
    const visitor = await inLanguage(accountVisitor(shop));
    await visitor.submit("/cart", { intent: "add", sku: "4060S", quantity: "2" }, { from: "/privacy-settings" });
    await look(visitor, "/quote/review");
    await visitor.submit("/quote/review", {});
    expectTranslated("refused", await visitor.submit("/quote/customer-info", { email: "x" }), 422);
    await visitor.submit("/quote/customer-info", { ...contact(), ...japanese() });
    await look(visitor, "/quote/summary");
    await visitor.submit("/quote/summary", {});
    await look(visitor, "/quote/confirmation");
  });
});

it.each<[Host, string]>([
  ["jp.localhost", "/products/4060"],
  ["cn.localhost", "/products/7074"],
  ["jp.localhost", "/no/such/page"],
  ["cn.localhost", "/account/sign-up"],
])("English text on %s%s is marked as English", async (host, path) => {
  expectTranslated(path, await shop.ask(path, { host }), path.startsWith("/no/") ? 404 : 200);
});

it.each<Host>(["jp.localhost", "cn.localhost"])(
  "components that %s counts in English words are marked so",
  async (host) => {
    const found = pageOf(await shop.ask("/browse?q=ELISA+Kit", { host })).main.having("href", /^\/products\/\d+$/);
    const [kit] = found.filter(({ text }) => /ELISA(?: ?Kit|キット|试剂盒)/.test(text));
    const { main } = pageOf(await shop.ask(kit?.attribs.href ?? "", { host }));
    const counted = main.all("span", /^\d+ plates?$/);
    expect(counted.map(({ attribs }) => attribs.lang)).toEqual(counted.map(() => "en"));
    expect(counted).not.toEqual([]);
  },
);

/** Forms of every kind, filled in so that they are rejected. */
const forms = [
  ["/account/sign-in", {}],
  ["/account/sign-up", {}],
  ["/account/password/reset/request", { email: "x" }],
  ["/about-us/contact-us", {}],
  ["/services/proteomics-analytical-services/ptmscan-inquiries", {}],
  ["/products/4060/review", {}],
  ["/cart/quick-add/list", {}],
  ["/cart", { intent: "add", sku: "", quantity: "x" }],
  ["/country", {}],
] as const;

describe.each<[Host]>([["localhost"], ["jp.localhost"], ["cn.localhost"]])("a form that is refused on %s", (host) => {
  // The Chinese host sells nothing, so its cart rejects everything for that reason.
  const taken = forms.filter(([path]) => host !== "cn.localhost" || !path.startsWith("/cart"));
  it.each(taken)("starts with the reason and lists each field's error: %s", async (path, fields) => {
    const answer = await accountVisitor(shop, host).submit(path, { ...fields });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const { main } = pageOf(answer);
    const [begin, ...others] = main.having("autofocus");
    expect(others).toEqual([]);
    expect(begin?.text || begin?.attribs["aria-invalid"]).toBeTruthy();
    for (const field of main.having("aria-invalid", "true")) {
      const descriptions = (field.attribs["aria-describedby"] ?? "")
        .split(" ")
        .filter((id) => main.having("id", id)[0]?.text);
      expect(descriptions, field.attribs.name).not.toEqual([]);
    }
  });
});
