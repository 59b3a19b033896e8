/** The cart over HTTP, without scripts: suggestions, and lists that are added as a whole. */
import { readBulkList } from "@domain/quick-add/bulk-list";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import { type Answer, type EdgeShop, type Host, sharedEdgeShop } from "../edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

async function withBasket(skus: readonly string[], host: Host = "localhost", country = "USA"): Promise<AccountVisitor> {
  const visitor = accountVisitor(shop, host);
  if (host === "localhost") await visitor.get("/cart", { cookie: `country=${country}` });
  for (const sku of skus) await add(visitor, sku, country);
  return visitor;
}
async function add(visitor: AccountVisitor, sku: string, country = "USA") {
  const answer = await visitor.submit("/cart", { intent: "add", sku, quantity: "1" });
  expect([sku, country, answer.status]).toEqual([sku, country, 303]);
}

interface Offered {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly reason: string;
}
/** Suggestions on the cart page without scripts. */
async function offered(visitor: AccountVisitor): Promise<Offered[]> {
  const { body, status } = await visitor.get("/cart");
  expect(status).toBe(200);
  return [...body.matchAll(/<li\b[^>]*>(?:(?!<\/li>).)*?name="sku" value="(\w+)"(?:(?!<\/li>).)*<\/li>/gs)].map(
    ([item, sku = ""]) => {
      const [, href = "", name = ""] = /<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(item) ?? [];
      const texts = [...item.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text = ""]) => textOf(text));
      return { sku, href, name: textOf(name), reason: texts[0] ?? "" };
    },
  );
}
const skusOf = (list: readonly Offered[]) => list.map(({ sku }) => sku);
const flag = (value: string) =>
  fetch(`${shop.servicesUrl}/_demo/flags`, { method: "POST", body: JSON.stringify({ name: "elisaCrossSell", value }) });

describe("plain forms", () => {
  it("T-BASK-23: one form sent several times at once counts once, and each response is correct", async () => {
    const visitor = await withBasket(["4060S"]);
    const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = {
      cookie,
      origin: `http://localhost:${shop.port}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = "intent=add&sku=9272S&quantity=2";
    const press = () => shop.ask("/cart", { method: "POST", headers, body });
    const answers = await Promise.all([press(), press(), press()]);
    const addresses = answers.map((answer) => answer.header("location"));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(addresses.filter((address) => address.includes("again=yes"))).toHaveLength(2);
    const first = addresses.find((address) => !address.includes("again=yes")) ?? "";
    const again = addresses.find((address) => address.includes("again=yes")) ?? "";
    expect((await visitor.get(first)).body).toContain("2 Items added");
    const repeatedAnswer = textOf((await visitor.get(again)).body);
    expect(repeatedAnswer).toContain("Counted once");
    expect(repeatedAnswer).toContain("In your basket now: 9272S × 2.");
    expect(repeatedAnswer).not.toContain("Items added");
    // After the response, the same form is a new intent.
    const next = await visitor.submit("/cart", { intent: "add", sku: "9272S", quantity: "2" });
    expect(next.header("location")).not.toContain("again");
    expect((await visitor.get("/cart")).body).toContain("5 items");
  });
});

describe("first adds of a guest without scripts", () => {
  const firstAdd = (sku: string, cookie = "country=USA") =>
    shop.ask("/cart", {
      method: "POST",
      headers: {
        cookie,
        origin: `http://localhost:${shop.port}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: `intent=add&sku=${sku}&quantity=1`,
    });
  /** Cookies of a browser that receives these responses in this order. */
  const jarOf = (answers: readonly Answer[]) => {
    const jar = new Map([["country", "USA"]]);
    for (const line of answers.flatMap(({ setCookies }) => setCookies)) {
      const [pair = ""] = line.split(";");
      const value = pair.slice(pair.indexOf("=") + 1);
      const name = pair.slice(0, pair.indexOf("="));
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return [...jar].map((entry) => entry.join("=")).join("; ");
  };
  it("T-CART-25: three at once give one cart with three lines, whatever the order of responses", async () => {
    const answers = await Promise.all(["4060S", "9272S", "7074S"].map((sku) => firstAdd(sku)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const marks = answers.map(({ setCookies }) => setCookies.find((line) => line.startsWith("ct-first-")) ?? "");
    for (const mark of marks) expect(mark).toMatch(/Max-Age=60;.*HttpOnly; SameSite=Strict/);
    for (const order of [answers, answers.toReversed()]) {
      const cookie = jarOf(order);
      const pages = await Promise.all([1, 2].map(() => shop.ask("/cart", { headers: { cookie } })));
      pages.push(await shop.ask("/cart", { headers: { cookie } }));
      for (const page of pages) {
        expect(page.body).toContain("3 items");
        for (const sku of ["4060S", "9272S", "7074S"]) expect(page.body).toContain(`/products/${sku}`);
      }
    }
  });

  it("do not return after sign-out or after the cart was emptied", async () => {
    const first = await firstAdd("4060S");
    // The session has ended, but the cookie of the first add remains.
    const mark = first.setCookies.find((line) => line.startsWith("ct-first-"))?.split(";")[0] ?? "";
    const second = await firstAdd("9272S", `country=USA; ${mark}`);
    const page = await shop.ask("/cart", { headers: { cookie: jarOf([first, second]) } });
    expect(page.body).toContain("1 item");
    expect(page.body).not.toContain("/products/4060S");
    const forged = jarOf([second]).replace(/ct-first-(\w+)=[^;]*/, "ct-first-$1=forged");
    expect((await shop.ask("/cart", { headers: { cookie: forged } })).status).toBe(200);
  });
});

describe("suggestions", () => {
  it("T-XSELL-01, T-XSELL-04, T-XSELL-05, T-XSELL-08: show name, number and reason, only once for two products, and none for an empty cart", async () => {
    expect(await offered(accountVisitor(shop))).toEqual([]);
    const visitor = await withBasket(["4060S", "9272S"]);
    expect(await offered(visitor)).toEqual([
      {
        sku: "9803S",
        name: "Cell Lysis Buffer (10X)",
        href: "/products/9803S",
        reason: "To lyse cells for Western blotting",
      },
      {
        sku: "8112L",
        name: "Antibody Diluent for Immunohistochemistry",
        href: "/products/8112L",
        reason: "To dilute antibodies for immunohistochemistry",
      },
    ]);
  });

  it("T-XSELL-02: are added with their button, and then no longer shown", async () => {
    const visitor = await withBasket(["4060S"]);
    await add(visitor, "9803S");
    expect(skusOf(await offered(visitor))).toEqual(["8112L"]);
    const answer = JSON.parse((await visitor.get("/api/basket")).body);
    expect(answer.state.basket.lines.map(({ sku }: { sku: string }) => sku)).toEqual(["4060S", "9803S"]);
  });

  it("T-XSELL-06, C-FLAG-04: ELISA kits suggest their companion kits only with the flag on", async () => {
    const visitor = await withBasket(["86538S", "29666S"]);
    expect(skusOf(await offered(visitor))).toEqual(expect.arrayContaining(["64509S", "47140S"]));
    await flag("false");
    const off = await withBasket(["86538S", "29666S"]);
    await expect
      .poll(async () => skusOf(await offered(off)), { timeout: 30_000, interval: 100 })
      .not.toContain("64509S");
    expect(skusOf(await offered(off))).not.toContain("47140S");
    await flag("true");
  });

  it("T-XSELL-07: kit and cocktail suggest each other", async () => {
    expect(skusOf(await offered(await withBasket(["82906S"])))).toContain("48167S");
    expect(skusOf(await offered(await withBasket(["48167S"])))).toContain("82906S");
  });

  it("T-XSELL-03: neither lysis buffer nor diluent is suggested where carts become quotes; the rest is in the page's language", async () => {
    const visitor = await withBasket(["4060S", "29666S"], "jp.localhost");
    expect(await offered(visitor)).toEqual([
      expect.objectContaining({ sku: "47140S", reason: "蛍光免疫染色での固定・ブロッキング・封入に" }),
    ]);
  });

  it("an outage of the product look-up hides the suggestions but not the cart", async () => {
    const fault = { service: "commerce", match: "/products/briefs", mode: "error", status: 503, times: 20 };
    const faults = (body: object) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
    await faults(fault);
    // Products that no other test uses, so that no response is cached.
    const visitor = await withBasket(["4060S", "82906S"]);
    expect(await offered(visitor)).toEqual([]);
    await faults({ service: "commerce", mode: "none" });
    expect(skusOf(await offered(visitor))).toEqual(["9803S", "8112L", "48167S"]);
  });
});

const listPath = "/cart/quick-add/list";
const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "order.csv");
  }
  return form;
};
const words = ({ body }: Answer) =>
  textOf(
    (/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, " "),
  ).replace(/\s+/g, " ");
/** Rows of the review: number and verdict. */
const rowsOf = ({ body }: Answer) =>
  [...body.matchAll(/<tr\b[^>]*>(?:(?!<\/tr>).)*<\/tr>/gs)].slice(1).map(([row]) => {
    const fields = [...row.matchAll(/\bvalue="([^"]*)"/g)].map(([, value = ""]) => textOf(value));
    const said = textOf(
      row
        .replace(/<svg.*?<\/svg>/gs, "")
        .replace(/<label.*?<\/label>/gs, "")
        .replace(/<[^>]*>/g, " "),
    );
    return { fields, said: said.replace(/\s+/g, " ").trim() };
  });
/** Hidden fields of the review's form. */
const carried = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(list|show|page|key)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, textOf(value)],
    ),
  );
async function basketOf(visitor: AccountVisitor): Promise<Record<string, number>> {
  const { state } = JSON.parse((await visitor.get("/api/basket")).body);
  const lines: { sku: string; quantity: number }[] = state.basket?.lines ?? [];
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

describe("lists", () => {
  const letter = "Dear team,\n2 x 4060S, and 4370 (3)\n9272S\t0\n2102S\n9999S\n4060S: 3 pcs\n7074S";

  it("T-QADD-06, T-QADD-17, T-QADD-23: every row gets its verdict before anything is added", async () => {
    const visitor = accountVisitor(shop);
    const answer = await visitor.upload(listPath, formOf({ paste: letter }));
    expect(answer.status).toBe(200);
    expect(words(answer)).toContain("3 rows can be added. 4 rows need attention. 1 row has no catalog number.");
    expect(rowsOf(answer).map(({ said }) => said)).toEqual([
      expect.stringMatching(/^1 This row has no catalog number and is left out. Dear team,$/),
      expect.stringMatching(/^2 4060S 2 .*Can be added Rows 2, 6: 5 units in total$/),
      expect.stringMatching(/^2 4370 has no size letter\. The number of a size ends with one, as 4060S does\./),
      expect.stringMatching(/^3 .*The quantity is zero\.$/),
      expect.stringMatching(/^4 .*Product 2102S is discontinued$/),
      expect.stringMatching(/^5 Please add a valid alphanumeric product code \(e\.g\. 4060S\)$/),
      expect.stringMatching(/^6 4060S 3 .*Can be added Counted with row 2$/),
      expect.stringMatching(/^7 7074S 1 .*Can be added$/),
    ]);
    expect(await basketOf(visitor)).toEqual({});
  });

  it("T-QADD-06: rows are corrected in place; valid rows are added once, and the others stay visible", async () => {
    const visitor = accountVisitor(shop);
    const first = await visitor.upload(listPath, formOf({ paste: letter }));
    const mended = await visitor.upload(
      listPath,
      formOf({ ...carried(first), "code-3": "9272s", "quantity-3": "４", go: "check" }),
    );
    expect(words(mended)).toContain("4 rows can be added. 3 rows need attention.");
    const attention = await visitor.upload(listPath, formOf({ ...carried(mended), go: "show-attention" }));
    expect(rowsOf(attention).map(({ fields }) => fields[0])).toEqual(["4370", "2102S", "9999S"]);

    const press = formOf({ ...carried(mended), go: "add" });
    const added = await visitor.upload(listPath, press);
    expect([added.status, words(added)]).toEqual([
      200,
      expect.stringContaining("10 items were added to your basket. The rows below were not added."),
    ]);
    expect(rowsOf(added)).toHaveLength(4);
    const basket = { "4060S": 5, "9272S": 4, "7074S": 1 };
    expect(await basketOf(visitor)).toEqual(basket);
    // Reloading the page repeats its form.
    await visitor.upload(listPath, press);
    expect(await basketOf(visitor)).toEqual(basket);
  });

  it("T-QADD-06: a file as saved by Excel is read; a fully valid list is added as a whole", async () => {
    const visitor = accountVisitor(shop);
    const text = "\ufeffCatalog No.\tName\tQty\r\n4060S\tAkt\t2\r\n9272S\tAkt\t1\r\n";
    const file = new Blob([new Uint8Array(Buffer.from(text, "utf16le"))]);
    const answer = await visitor.upload(listPath, formOf({ file }));
    expect(words(answer)).toContain("2 rows can be added.");
    const added = await visitor.upload(listPath, formOf({ ...carried(answer), go: "add" }));
    expect([added.status, added.header("location")]).toEqual([303, "/cart?added=4060S%2C9272S&count=3"]);
    expect(await basketOf(visitor)).toEqual({ "4060S": 2, "9272S": 1 });
  });

  it("T-QADD-31: a row that only the gateway rejects is skipped and reported", async () => {
    const visitor = accountVisitor(shop);
    const answer = await visitor.upload(listPath, formOf({ paste: "4060S\n3990S" }));
    const added = await visitor.upload(listPath, formOf({ ...carried(answer), go: "add" }));
    expect(await basketOf(visitor)).toEqual({ "4060S": 1 });
    expect(rowsOf(added).map(({ said }) => said)).toEqual([
      expect.stringContaining("Contact the CST Proteomics Group."),
    ]);
  });

  it("every page of a long list submits the whole list; rows beyond the cart's limit are reported", async () => {
    const visitor = accountVisitor(shop);
    const codes = await listedCodes();
    const first = await visitor.upload(listPath, formOf({ paste: codes.join("\n") }));
    expect(words(first)).toContain("100 rows can be added.");
    expect(rowsOf(first)).toHaveLength(100);
    const second = await visitor.upload(listPath, formOf({ ...carried(first), go: "page-2" }));
    expect(rowsOf(second)[0]?.said).toMatch(/^101 /);
    expect(carried(second).list?.split("\n")).toHaveLength(codes.length);
    const attention = await visitor.upload(listPath, formOf({ ...carried(second), go: "show-attention" }));
    const last = await visitor.upload(listPath, formOf({ ...carried(attention), go: "page-3" }));
    expect(words(last)).toContain("A basket holds at most 100 products.");
    const added = await visitor.upload(listPath, formOf({ ...carried(second), go: "add" }));
    expect(Object.keys(await basketOf(visitor))).toHaveLength(100);
    expect(words(added)).toContain(`${codes.length - 100} rows need attention.`);
  });

  it("T-QADD-26: in Japan a product in a list gets the same verdict as a single one, by its list price", async () => {
    const visitor = accountVisitor(shop, "jp.localhost");
    const codes = (await listedCodes()).filter((code) => code.endsWith("S")).slice(0, 60);
    const answer = await visitor.upload(listPath, formOf({ paste: codes.join("\n") }));
    const addable = rowsOf(answer).map(({ said }) => said.includes("追加できます"));
    const alone: boolean[] = [];
    for (const code of codes) {
      alone.push(JSON.parse((await visitor.get(`/api/quick-add?code=${code}`)).body).addEnabled);
    }
    expect(addable).toEqual(alone);
    expect(new Set(addable)).toEqual(new Set([true, false]));
  });

  it.each([
    ["nothing", {}, 422, "Paste a list or choose a file."],
    ["an empty file", { file: new Blob([" \r\n"]) }, 422, "The file order.csv is empty."],
    [
      "a workbook",
      { file: new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0])]), paste: "4060S" },
      422,
      "order.csv cannot be read.",
    ],
    [
      "a picture",
      { file: new Blob([new Uint8Array([0x89, 0x50, 0, 0, 1, 2])]) },
      422,
      "order.csv cannot be read as text.",
    ],
    ["too many rows", { paste: "4060S\n".repeat(5001) }, 413, "The limit is 5000 rows."],
    [
      "too large a file",
      { file: new Blob(["x".repeat(1_048_577)]), paste: "4060S" },
      413,
      "The limit is 1 MB, and 5 MB for a PDF.",
    ],
    ["a form of someone else", { list: "not\ta list", go: "add" }, 400, "Unknown error"],
  ])(
    "is told what is wrong with %s, and the text stays",
    async (_, fields: Record<string, string | Blob>, status, said) => {
      const answer = await accountVisitor(shop).upload(listPath, formOf(fields));
      expect([answer.status, words(answer)]).toEqual([status, expect.stringContaining(said)]);
      if (typeof fields.paste === "string") expect(answer.body).toContain(fields.paste.slice(0, 5));
    },
  );

  it("a malformed form is rejected, and an oversized one is reported on the list's page", async () => {
    const visitor = accountVisitor(shop);
    const headers = { origin: `http://localhost:${shop.port}`, "content-type": "multipart/form-data; boundary=x" };
    expect((await shop.ask(listPath, { method: "POST", headers, body: "--y nothing" })).status).toBe(400);
    const size = 6 * 1024 * 1024;
    const far = await visitor.upload(listPath, formOf({ paste: "x".repeat(size) }));
    expect([far.status, new URL(far.header("location") ?? "", "http://shop.test").search]).toEqual([
      303,
      "?fault=large",
    ]);
    expect(words(await visitor.get(`${listPath}?fault=large`))).toContain("The limit is 1 MB, and 5 MB for a PDF.");
    const typed = { code: "7074S", quantity: "3", paste: "4060S 2", file: new Blob(["x".repeat(size)]) };
    const answer = await visitor.upload(listPath, formOf(typed));
    expect([answer.status, words(answer)]).toEqual([413, expect.stringContaining("and 5 MB for a PDF.")]);
    expect(answer.body).toMatch(/7074S\t3\s+4060S 2<\/textarea>/);
  });

  it("the sample has a header in the page's language and can be read as a list", async () => {
    for (const [host, head] of [
      ["localhost", "Catalog number,Quantity"],
      ["jp.localhost", "製品番号,数量"],
      ["cn.localhost", "产品货号,数量"],
    ] as const) {
      const visitor = accountVisitor(shop, host);
      const sample = await visitor.get("/cart/quick-add/sample.csv");
      expect([sample.status, sample.header("content-disposition")]).toEqual([
        200,
        'attachment; filename="benchside-list.csv"',
      ]);
      expect(sample.body).toContain(head);
      const { entries } = readBulkList(sample.body.slice(1));
      expect(entries.map(({ code }) => code)).toEqual(["", "4060S", "9272S"]);
    }
  });
});

/** Sizes of the seeded catalogue, sold or not. */
async function listedCodes(): Promise<string[]> {
  const { body } = await accountVisitor(shop).get("/sitemaps/products-1.xml");
  const keys = new Set([...body.matchAll(/\/products\/(\d+)/g)].map(([, key = ""]) => key));
  // Excludes the product that only the gateway rejects, which has its own test.
  return [...keys].filter((key) => key !== "3990").flatMap((key) => [`${key}S`, `${key}L`, `${key}T`]);
}
