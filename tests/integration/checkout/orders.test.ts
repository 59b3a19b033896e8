/** Order history and one order over HTTP, without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import { type Answer, type EdgeShop, sharedEdgeShop } from "../edge-shop";

let shop: EdgeShop;
let customer: AccountVisitor;
beforeAll(async () => {
  shop = await sharedEdgeShop();
  customer = await signedIn("us.verified");
}, 180_000);
afterAll(() => shop?.stop());

async function signedIn(name: string): Promise<AccountVisitor> {
  const visitor = accountVisitor(shop);
  const email = `${name}@demo.benchside.example`;
  const answer = await visitor.submit("/account/sign-in", { email, password: "Benchside-demo-1!" });
  expect(answer.status).toBe(303);
  return visitor;
}
const main = ({ body }: Answer) =>
  textOf((/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " ")).replace(
    /\s+/g,
    " ",
  );
const numbersOn = (page: Answer) => [
  ...new Set([...page.body.matchAll(/orderhistory\/(W\d{12})/g)].map(([, number = ""]) => number)),
];
const path = "/account/my/orderhistory";

async function callsSince(since: number) {
  const { calls } = (await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json()) as {
    calls: { path: string; query: string }[];
  };
  return calls.filter((call) => call.path.endsWith("/api/orders")).map(({ query }) => new URLSearchParams(query));
}
const backOffice = (number: string, what: "lines" | "state", move: object) =>
  fetch(`${shop.servicesUrl}/_demo/orders/${number}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(move),
  });

describe("order history", () => {
  it("A-PROFILE-18, T-ORDER-01: account pages are for customers and redirect others to sign in", async () => {
    const pages = ["accountsettings", "addresses", "orderhistory", "myquotes", "labnotebook"];
    for (const page of ["/account/my", ...pages.map((name) => `/account/my/${name}`)]) {
      expect([page, (await customer.get(page)).status]).toEqual([page, 200]);
      const guest = await accountVisitor(shop).get(page);
      expect([page, guest.status, guest.header("location")]).toEqual([
        page,
        302,
        `/account/sign-in?goto=${encodeURIComponent(page)}`,
      ]);
    }
  });

  it("T-ORDER-01, T-ORDER-03, T-ORDER-04, T-ORDER-05: lists ten per page, newest first, with page links from the total", async () => {
    const since = Date.now();
    const first = await customer.get(path);
    const second = await customer.get(`${path}?page=2`);
    const queries = await callsSince(since);
    expect(queries.map((query) => [query.get("limit"), query.get("offset"), query.get("sort")])).toEqual([
      ["10", "0", "createdAt desc"],
      ["10", "10", "createdAt desc"],
    ]);
    expect(numbersOn(first)).toHaveLength(10);
    expect(numbersOn(second).length).toBeGreaterThan(0);
    expect(first.body).toContain(`${path}?page=2`);
    const text = main(first);
    for (const state of ["Received", "Processing", "Shipped 1 of 3", "Complete", "Cancelled"])
      expect(text).toContain(state);
    for (const page of ["0", "-1", "x", "1.5"]) expect((await customer.get(`${path}?page=${page}`)).status).toBe(200);
    const pastTheEnd = await customer.get(`${path}?page=99999`);
    expect([pastTheEnd.status, pastTheEnd.header("location")]).toEqual([302, expect.stringMatching(/\?page=\d$/)]);
  });

  it("shows a next step when empty", async () => {
    expect(main(await (await signedIn("us.unverified")).get(path))).toContain("No orders yet");
  });

  it("reports a gateway outage within the account page", async () => {
    const send = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ service: "commerce", mode, status: 503, match: "/api/orders" }),
      });
    await send("error");
    const page = await customer.get(path);
    await send("none");
    expect(main(page)).toContain("Your account cannot be reached at the moment.");
  });
});

describe("an order", () => {
  it("T-ORDER-02, T-ORDER-06, T-ORDER-07, T-ORDER-08, T-ORDER-09, T-ORDER-10, T-ORDER-11: is shown by number with all its data", async () => {
    const since = Date.now();
    const numbers = [...numbersOn(await customer.get(path)), ...numbersOn(await customer.get(`${path}?page=2`))];
    const pages = await Promise.all(numbers.map((number) => customer.get(`${path}/${number}`)));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect((await callsSince(since)).some((query) => query.get("where") === `orderNumber="${numbers[0]}"`)).toBe(true);
    const texts = pages.map(main);
    const having = (part: string) => texts.find((text) => text.includes(part)) ?? "";
    for (const part of [
      "Order number",
      "Placed",
      "Last updated",
      "Subtotal",
      "Shipping",
      "Tax",
      "Total",
      "Shipping address",
      "Billing address",
    ]) {
      expect(texts.every((text) => text.includes(part))).toBe(true);
    }
    expect(having("Deliver to the cold room.")).toContain("Purchase order");
    expect(having("•••• 1111")).toContain("Visa");
    expect(having("WELCOME10")).toContain("Promotions -$");
    expect(having("Return of 1: received")).toContain("Returned");
    expect(having("Awaiting Return")).toContain("Return of 1: announced");
    expect(pages.some(({ body }) => body.includes('href="https://www.ups.com/track?tracknum=1ZDEMO0142"'))).toBe(true);
    expect(pages.map(({ body }) => body).join("")).not.toMatch(/4111 ?1111/);
  });

  it("leads to the contact form with its number, where it is changed, canceled or returned", async () => {
    const [number = ""] = numbersOn(await customer.get(path));
    const { body } = await customer.get(`${path}/${number}`);
    const form = await customer.get(textOf(/href="(\/about-us\/contact-us\?[^"]*)"/.exec(body)?.[1] ?? ""));
    const [field = ""] = /<input\b[^>]*name="order_number"[^>]*>/.exec(form.body) ?? [];
    expect(field).toContain(`value="${number}"`);
  });

  it("T-ORDER-02: of another customer, or with an invalid number, is not found", async () => {
    const [number = ""] = numbersOn(await customer.get(path));
    expect((await (await signedIn("de.verified")).get(`${path}/${number}`)).status).toBe(404);
    for (const wrong of ["W000000000000", "x", '"%20or%20"', "%00"]) {
      const { status } = await customer.get(`${path}/${wrong}`);
      expect([wrong, status >= 400 && status < 500]).toEqual([wrong, true]);
    }
  });

  it("shows later changes by the back office", async () => {
    const [number = ""] = numbersOn(await customer.get(path));
    expect((await backOffice(number, "state", { state: "Confirmed" })).ok).toBe(true);
    const moved = await backOffice(number, "lines", { lineState: "Shipped", trackingNumber: "1Z999AA10123456784" });
    expect(moved.ok).toBe(true);
    const text = main(await customer.get(`${path}/${number}`));
    expect(text).toContain("Complete");
    expect(text).toContain("1Z999AA10123456784");
  });

  it("takes a request to return what shipped, once, and shows it", async () => {
    const [number = ""] = numbersOn(await customer.get(path));
    const page = `${path}/${number}`;
    expect((await backOffice(number, "lines", { lineState: "Shipped" })).ok).toBe(true);
    const opened = await customer.get(page);
    const [, field = ""] = /name="(pieces\.[^"]+)"/.exec(opened.body) ?? [];
    const options = { containing: 'value="return"' };
    const wish = { intent: "return", [field]: "1", reason: "damaged", message: "Cracked <vial>" };
    const wrong = await customer.submit(page, { ...wish, [field]: "9999", reason: "" }, options);
    expect([wrong.status, wrong.body.includes("Cracked &lt;vial&gt;</textarea>")]).toEqual([422, true]);
    for (const text of ["Enter a whole number, at most", "Choose a reason."]) expect(main(wrong)).toContain(text);
    const both = await Promise.all([1, 2].map(() => customer.submit(page, { ...wish, seen: "0" }, options)));
    expect(both.map(({ status, header }) => [status, header("location")])).toEqual(
      Array(2).fill([303, `${page}?returned=yes#returns`]),
    );
    const items = `1 × ${field.slice("pieces.".length)}.`;
    expect(main(await customer.get(page)).split(items)).toHaveLength(2);
    const other = await customer.submit(page, { ...wish, seen: "0", message: "Another" }, options);
    expect([other.status, main(other).includes("Another request for this order was sent")]).toEqual([409, true]);
    expect((await customer.submit(page, { ...wish, seen: "x" }, options)).status).toBe(400);
    const visitor = accountVisitor(shop);
    const ended = await visitor.submit(page, { ...wish, seen: "0" });
    expect([ended.status, ended.header("location")]).toEqual([303, expect.stringContaining("/account/sign-in")]);
  });

  it("can be repeated: available items are added once, and others are reported with a reason", async () => {
    const numbers = numbersOn(await customer.get(path));
    const [first = ""] = numbers;
    const page = `${path}/${first}`;
    const key = /name="key" value="([^"]+)"/.exec((await customer.get(page)).body)?.[1] ?? "";
    const both = await Promise.all([
      customer.submit(page, { intent: "reorder", key }),
      customer.submit(page, { intent: "reorder", key }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    // A press that added nothing leads to a page with a message.
    const added = "/cart?added=4060S%2C9272S&count=3";
    expect(both.map((answer) => answer.header("location")).sort()).toEqual([added, `${added}&again=yes`]);
    const basket = main(await customer.get("/cart"));
    expect(basket).toContain("3 items");
    expect((await customer.submit(page, { intent: "other" })).status).toBe(400);
    // One line is rejected: the other is in the cart, and the page shows the reason.
    const refusal = { code: "Discontinued", message: "Discontinued.", sku: "9272S" };
    await fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        service: "commerce",
        mode: "error",
        status: 400,
        errors: [refusal],
        match: '"sku":"9272S"',
      }),
    });
    const partly = await customer.submit(page, { intent: "reorder" });
    await fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ service: "commerce", mode: "none" }),
    });
    expect(partly.status).toBe(200);
    expect(main(partly)).toContain("2 items were added to the basket.");
    expect(main(partly)).toContain("9272S Akt Antibody: Product 9272S is discontinued");
  });
});

describe("invoices of an order", () => {
  const files = (page: Answer) =>
    [...page.body.matchAll(/href="([^"]*\/invoices\/[^"]*)"/g)].map(([, href = ""]) => href);
  async function pageWithInvoices(visitor: AccountVisitor): Promise<Answer> {
    for (const number of numbersOn(await visitor.get(path))) {
      const page = await visitor.get(`${path}/${number}`);
      if (files(page).length > 0) return page;
    }
    throw new Error("no order has an invoice");
  }

  it("are on its page, as PDF, and as XML for a seller in the EU only", async () => {
    const inUs = files(await pageWithInvoices(customer));
    expect(inUs.some((href) => href.endsWith(".xml"))).toBe(false);
    const german = await signedIn("de.verified");
    const [pdf = "", xml = ""] = files(await pageWithInvoices(german));
    const asPdf = await german.get(pdf);
    expect([asPdf.status, asPdf.header("content-type"), asPdf.body.slice(0, 5)]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    const asXml = await german.get(xml);
    expect([asXml.status, asXml.header("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(asXml.body).toContain("<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#");
    expect((await customer.get(xml)).status).toBe(404);
    expect((await customer.get((inUs[0] ?? "").replace(/\.pdf$/, ".xml"))).status).toBe(404);
    for (const file of ["x", "I26-1.pdf", "I26-000001.exe", "%00.pdf"]) {
      expect([file, (await german.get(pdf.replace(/[^/]+$/, file))).status]).toEqual([
        file,
        expect.toSatisfy((code: number) => code === 404 || code === 400),
      ]);
    }
  });
});

describe("search in the order history", () => {
  it("finds by purchase order, product and status, keeps the filter on later pages, and exports the same orders", async () => {
    const all = await customer.get(path);
    const csv = await customer.get(`${path}/orders.csv`);
    expect([csv.status, csv.header("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const numbers = (text: string) => new Set([...text.matchAll(/W\d{12}/g)].map(([number]) => number));
    const [poNumber = ""] = /PO-\d+/.exec(csv.body) ?? [];
    const found = numbersOn(await customer.get(`${path}?q=${poNumber.toLowerCase()}`));
    expect(found).toHaveLength(1);
    expect(numbers((await customer.get(`${path}/orders.csv?q=${poNumber}`)).body)).toEqual(new Set(found));
    // Full-width characters, as typed with Japanese and Chinese keyboards.
    const wide = poNumber.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    expect(numbersOn(await customer.get(`${path}?q=${encodeURIComponent(wide)}`))).toEqual(found);
    const cancelled = main(await customer.get(`${path}?status=Cancelled&from=2000-01-01`));
    expect(cancelled).toContain("Cancelled");
    const products = await customer.get(`${path}?q=4060s`);
    if (products.body.includes("page=2")) expect(products.body).toContain("q=4060s&amp;page=2");
    expect(main(await customer.get(`${path}?q=nothing-like-this`))).toContain("No order matches.");
    for (const query of ["status=Sold", "q=%00", `q=${"x".repeat(500)}`])
      expect([query, (await customer.get(`${path}?${query}`)).status]).toEqual([query, 200]);
    for (const query of ["from=soon", "to=2030-02-31"]) {
      const refused = await customer.get(`${path}?${query}`);
      expect([query, refused.status]).toEqual([query, 400]);
      expect(main(refused)).toContain("Enter a date.");
    }
    expect(numbers(csv.body).size).toBeGreaterThan(numbersOn(all).length - 1);
    expect((await accountVisitor(shop).get(`${path}/orders.csv`)).status).toBe(302);
  });
});
