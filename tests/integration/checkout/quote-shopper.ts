/** Visitors who request a quote, without scripts: cart, steps, page texts. */
import { expect } from "vitest";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import type { Answer, EdgeShop, Host } from "../edge-shop";

export const main = ({ body }: Answer) =>
  textOf((/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " ")).replace(
    /\s+/g,
    " ",
  );
export const steps = ["review", "customer-info", "summary", "confirmation"] as const;
/** Status and redirect target of a response. */
export const leads = (answer: Answer) => [answer.status, answer.header("location")];

export interface Shopper {
  readonly visitor: AccountVisitor;
  get(path: string): Promise<Answer>;
  send(path: string, fields: Record<string, string>): Promise<Answer>;
}

/** A visitor in a country, set by the country cookie. */
export async function shopper(
  shop: EdgeShop,
  country: string,
  { host = "localhost", filled = true }: { host?: Host; filled?: boolean } = {},
) {
  const visitor = accountVisitor(shop, host);
  if (host === "localhost") await visitor.get(`/?country=${country}`);
  const one = shopperOf(visitor);
  if (filled) await fill(one);
  return one;
}
export const shopperOf = (visitor: AccountVisitor): Shopper => ({
  visitor,
  get: (path) => visitor.get(path),
  send: (path, fields) => visitor.submit(path, fields),
});

export async function fill({ visitor }: Pick<Shopper, "visitor">, sku = "4060S", quantity = 2) {
  const added = await visitor.submit(
    "/cart",
    { intent: "add", sku, quantity: String(quantity) },
    { from: "/privacy-settings" },
  );
  expect(added.status).toBe(303);
}

let people = 0;
export const contact = (over: Record<string, string> = {}) => ({
  ...{ firstName: "Barbara", lastName: "Lane", email: `lane-${++people}@lab.example`, organisation: "Maize Institute" },
  ...{ department: "Genetics", phone: "+1 617 555 0142" },
  ...over,
});
export const japanese = () => ({
  ...{ lastNameF: "山田", firstNameF: "花子", lastNameK: "やまだ", firstNameK: "ﾊﾅｺ" },
  ...{ email: `hanako-${++people}@lab.example`, organisationName: "東京研究所", departmentName: "分子生物学" },
});

/** Goes from the cart to the confirmation; returns the last page. */
export async function quoted(
  { get, send }: Shopper,
  info: Record<string, string>,
  choice: Record<string, string> = {},
) {
  expect(leads(await send("/quote/review", choice))).toEqual([303, "/quote/customer-info"]);
  expect(leads(await send("/quote/customer-info", info))).toEqual([303, "/quote/summary"]);
  expect(leads(await send("/quote/summary", {}))).toEqual([303, "/quote/confirmation"]);
  const page = await get("/quote/confirmation");
  expect(page.status).toBe(200);
  return page;
}
export const numberOn = (page: Answer) => /Q\d{12}/.exec(main(page))?.[0] ?? "";
export const keyOn = ({ body }: Answer) => /name="key" value="([^"]+)"/.exec(body)?.[1] ?? "";
export const pdfOn = (page: Answer) => textOf(/href="(\/quote\/view\/Q\d{12}\/pdf[^"]*)"/.exec(page.body)?.[1] ?? "");
