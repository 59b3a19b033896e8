/** Pages and forms visited during upstream faults, with their expected texts. */
import { upstreamNames } from "@contracts/upstreams";
import { importBuyer } from "../../factories/customer";
import { openedToken } from "../../factories/form-token";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import { shopper as checkoutShopper, purchaseOrder, steps } from "../checkout/checkout-visitor";
import type { Answer, EdgeShop, Host } from "../edge-shop";

/** Upstreams of the shop, and other services that its pages and its gateway call. */
export const upstreams = [...upstreamNames, "payments", "mail", "chat"] as const;
export type Upstream = (typeof upstreams)[number];

export interface Visit {
  readonly name: string;
  readonly kind: "public" | "private" | "action";
  readonly usual: number;
  ask(): Promise<Answer>;
}

/** Text of the page's main part. */
export const readable = ({ body }: Answer): string =>
  textOf(
    (/<main\b.*?<\/main>/s.exec(body)?.[0] ?? body).replace(/<script\b.*?<\/script>/gs, "").replace(/<[^>]+>/g, " "),
  ).replace(/\s+/g, " ");

const hiddenOf = (html: string, action: string, containing = "") => {
  const forms = [...html.matchAll(/<form\b[^>]*\baction="([^"]*)"[^>]*>(.*?)<\/form>/gs)];
  const form = forms.find(
    ([, to = "", inside = ""]) => textOf(to).split("?")[0] === action && inside.includes(containing),
  );
  const inputs = [...(form?.[2] ?? "").matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)];
  return Object.fromEntries(
    inputs.map(([input]) => [
      /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
      textOf(/\bvalue="([^"]*)"/.exec(input)?.[1] ?? ""),
    ]),
  );
};

const cookieOf = ({ cookies }: AccountVisitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Submits a quote; returns the address of its PDF. */
export async function quoteOf(visitor: AccountVisitor): Promise<string> {
  await visitor.get("/?country=US");
  await visitor.submit("/cart", { intent: "add", sku: "4060S", quantity: "2" }, { from: "/privacy-settings" });
  await visitor.submit("/quote/review", {});
  await visitor.submit("/quote/customer-info", contact);
  await visitor.submit("/quote/summary", {});
  const page = await visitor.get("/quote/confirmation");
  return textOf(/href="(\/quote\/view\/[^"]*\/pdf[^"]*)"/.exec(page.body)?.[1] ?? "");
}

const contact = {
  firstName: "Barbara",
  lastName: "Lane",
  email: "lane-0@lab.example",
  organisation: "Maize Institute",
};

/** Creates carts, customers and open forms; returns visits that can be repeated at any time. */
export async function openVisits(shop: EdgeShop): Promise<readonly Visit[]> {
  const page = (name: string, path: string, host: Host = "localhost", cookie = "country=US"): Visit => ({
    name,
    kind: "public",
    usual: 200,
    ask: () => shop.ask(path, { host, headers: { cookie } }),
  });
  const own = (name: string, visitor: AccountVisitor, path: string): Visit => ({
    name,
    kind: "private",
    usual: 200,
    ask: () => visitor.get(path),
  });
  const guest = await checkoutShopper(shop, null);
  await guest.get("/?country=US");
  await guest.add("4060S");
  const buyer = await importBuyer(shop.servicesUrl, { country: "US" });
  const customer = await checkoutShopper(shop, buyer);
  await customer.add("4060S");
  await customer.ship({ method: "us-ground" });
  await customer.pay();

  const quoting = accountVisitor(shop);
  await quoting.get("/?country=US");
  await quoting.submit("/cart", { intent: "add", sku: "4060S", quantity: "2" }, { from: "/privacy-settings" });
  await quoting.submit("/quote/review", {});

  const quoted = accountVisitor(shop);
  const pdf = await quoteOf(quoted);

  // One visit may report twenty faults a minute, and requesting every cell needs more, so several visits are used.
  const reporting = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = accountVisitor(shop);
      await visitor.submit("/cart", { intent: "add", sku: "4060S", quantity: "1" }, { from: "/privacy-settings" });
      return cookieOf(visitor);
    }),
  );
  let reports = 0;

  const action = (
    name: string,
    usual: number,
    visitor: AccountVisitor | null,
    path: string,
    fields: () => Promise<Record<string, string>> | Record<string, string>,
  ): Visit => ({
    name,
    kind: "action",
    usual,
    ask: async () =>
      shop.ask(path, {
        method: "POST",
        body: new URLSearchParams(await fields()).toString(),
        headers: {
          origin: `http://localhost:${shop.port}`,
          "content-type": "application/x-www-form-urlencoded",
          cookie: visitor ? cookieOf(visitor) : "country=US",
        },
      }),
  });
  const addForm = hiddenOf((await guest.get("/privacy-settings")).body, "/cart", "");
  const infoForm = hiddenOf((await quoting.get("/quote/customer-info")).body, "/quote/customer-info");
  const ownForm = hiddenOf((await customer.get("/account/my/accountsettings")).body, "/account/my/accountsettings");
  const payForm = hiddenOf((await customer.get(steps.payment)).body, steps.payment, 'name="privacy"');
  const formulations = "/services/products-and-services-inquiry/customized-and-carrier-free-formulations";
  const person = { name: "A scientist", email: "a@institute.example", organisation: "An institute" };
  const wanted = { product_number: "4060", formulation: "bulk", amount: "5 mg", message: "In PBS, please.", ...person };
  const addresses = [...(await shop.ask("/sitemaps/products-1.xml")).body.matchAll(/<loc>[^<]*(\/products\/[^<]*)</g)];
  let asked = 0;
  // A different product each time, because an isolate caches recent ones.
  const product = () => addresses[asked++ % addresses.length]?.[1] ?? "";
  return [
    page("home", "/"),
    page("home, Japanese", "/", "jp.localhost", ""),
    { ...page("product never asked for", ""), ask: () => shop.ask(product(), { headers: { cookie: "country=US" } }) },
    page("product", "/products/4060"),
    page("product, Chinese", "/products/4060", "cn.localhost", ""),
    page("product, Japanese", "/products/4060", "jp.localhost", ""),
    page("protocol", "/products/4060/protocol"),
    page("use", "/products/4060/evidence/WB/H"),
    page("lot", "/lots/4060-24"),
    page("browse", "/browse?q=akt"),
    page("article", "/about-us"),
    page("knowledge base", "/learn-and-support/knowledge-base?q=blocking"),
    {
      ...page("compare", ""),
      ask: () => {
        const keys = [product(), product()].map((address) => address.split("/").pop());
        return shop.ask(`/products/compare?productIds=${keys.join(",")}`, { headers: { cookie: "country=US" } });
      },
    },
    page("form", formulations),
    page("page with the chat", "/about-us/contact-us"),
    page("sitemap", "/sitemap.xml"),
    own("basket", guest, "/cart"),
    own("quick add", guest, "/cart/quick-add"),
    own("checkout", customer, steps.summary),
    own("orders", customer, "/account/my/orderhistory"),
    own("account", customer, "/account/my/accountsettings"),
    own("overview", customer, "/account/my"),
    own("quote, review", quoting, "/quote/review"),
    own("quote, contact", quoting, "/quote/customer-info"),
    own("review form", guest, "/products/4060/review"),
    own("quote as PDF", quoted, pdf),
    action("into the basket", 303, guest, "/cart", () => ({
      ...addForm,
      intent: "add",
      sku: "4060S",
      quantity: "1",
      key: crypto.randomUUID(),
    })),
    action("sign in", 303, null, "/account/sign-in", () => ({ ...buyer })),
    action("own name", 303, customer, "/account/my/accountsettings", () => ({
      ...ownForm,
      firstName: "Barbara",
      lastName: "Lane-Miller",
    })),
    action("payment by order", 303, customer, steps.payment, () => ({ ...payForm, ...purchaseOrder })),
    action("payment by card", 303, customer, steps.payment, () => ({ ...payForm, ...purchaseOrder, method: "card" })),
    action("contact of a quote", 303, quoting, "/quote/customer-info", () => ({ ...infoForm, ...contact })),
    action("inquiry", 303, null, formulations, async () => ({
      ...wanted,
      form_token: await openedToken("formulation"),
    })),
    action("vote", 303, null, "/learn-and-support/knowledge-base", () => ({
      intent: "vote",
      article: "110",
      helpful: "yes",
      q: "blocking",
    })),
    action("review", 303, guest, "/products/4060/review", async () => ({
      ...{
        rating: "5",
        title: "Works well",
        text: "Clean bands at the dilution that the data sheet names.",
        author: "B. Lane",
      },
      form_token: await openedToken("review"),
    })),
    {
      name: "fault report",
      kind: "action",
      usual: 204,
      ask: () =>
        shop.ask("/api/log/error", {
          method: "POST",
          body: JSON.stringify({ label: "a fault of a page" }),
          headers: {
            origin: `http://localhost:${shop.port}`,
            "content-type": "application/json",
            cookie: reporting[reports++ % reporting.length] ?? "",
          },
        }),
    },
    action("list of products", 200, guest, "/cart/quick-add/list", () => ({ paste: "4060S 1\n9272S 2", go: "check" })),
  ];
}
