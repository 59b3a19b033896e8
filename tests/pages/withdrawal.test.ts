/** The withdrawal function for consumers: two steps without an account, then the receipt. */
import { type NewWithdrawal, newWithdrawal } from "@contracts/commerce/withdrawals";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import * as page from "~/routes/withdrawal";
import { openedToken as openedFormToken } from "../factories/form-token";
import { openStorefront } from "./storefront";

const token = { access_token: "t".repeat(16), token_type: "Bearer", expires_in: 600, scope: "read" };
const receipt = { reference: "WD-7F3K-92MD", receivedAt: "2026-11-26T08:09:10.123Z" };
const stated: { key: string | null; body: NewWithdrawal }[] = [];
let refusal: Response | null = null;
beforeEach(() => {
  stated.length = 0;
  refusal = null;
});

async function upstream(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(commercePaths.clientToken)) return Response.json(token);
  if (!pathname.endsWith(commercePaths.withdrawals)) return new Response("{}", { status: 503 });
  const body = v.parse(newWithdrawal, await request.json());
  stated.push({ key: request.headers.get("idempotency-key"), body });
  return refusal ?? Response.json(receipt, { status: 201 });
}

const routes = [{ path: "withdrawal", module: page }];
const { get, post } = openStorefront("global", routes, upstream);
const path = "/withdrawal";
const main = (text: string) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));
const typedIn = (text: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? "")?.[1];

const openedToken = (secondsAgo?: number) => openedFormToken("withdrawal", secondsAgo);
const statement = { name: "Rosalind <b>Mint</b>", contract: "W202611260001", goods: "", email: "r.mint@lab.example" };

describe("the withdrawal function", () => {
  it("is linked from the footer of a member state, and opens without an account", async () => {
    expect((await get("/")).text).toContain('<a href="/withdrawal">Withdraw from contract</a>');
    const { status, text } = await get(`${path}?order=W202611260001`);
    expect(status).toBe(200);
    for (const name of ["name", "contract", "goods", "email"]) expect(main(text)).toContain(`name="${name}"`);
    expect(typedIn(main(text), "contract")).toBe("W202611260001");
  });

  it("shows the statement for confirmation, and sends nothing until it is confirmed", async () => {
    const form_token = await openedToken();
    const shown = await post(path, { ...statement, form_token, intent: "review" });
    expect([shown.status, stated]).toEqual([200, []]);
    expect(main(shown.text)).toContain("Confirm withdrawal");
    expect(main(shown.text)).toContain("Rosalind &lt;b&gt;Mint&lt;/b&gt;");
    expect(typedIn(shown.text, "form_token")).toBe(form_token);
    const changed = await post(path, { ...statement, form_token, intent: "change" });
    expect(main(changed.text)).not.toContain("Confirm withdrawal");
    expect(typedIn(changed.text, "contract")).toBe(statement.contract);
  });

  it("confirms, and shows reference and time to the second; a second press has the same key", async () => {
    const form_token = await openedToken();
    const [sent] = [
      await post(path, { ...statement, form_token, intent: "confirm" }),
      await post(path, { ...statement, form_token, intent: "confirm" }),
    ];
    expect(sent.status).toBe(303);
    const market = { region: "global", country: "DE", language: "en" };
    expect(stated[0]?.body).toEqual({ statement, market });
    expect(stated[0]?.key).toBe(stated[1]?.key);
    const { text } = await get(sent.location);
    for (const shown of [receipt.reference, "9:09:10", statement.email]) expect(main(text)).toContain(shown);
    const forged = await get(`${path}?receipt=${"A".repeat(80)}`);
    expect(main(forged.text)).toContain('name="contract"');
  });

  it.each([
    ["name", " ", 'name="name"'],
    ["contract", "", 'name="contract"'],
    ["email", "lab.example", 'value="lab.example"'],
    ["goods", "x".repeat(501), "Use at most 500 characters."],
  ])("refuses %s %j beside its field, and keeps what was typed", async (name, value, kept) => {
    const { status, text } = await post(path, { ...statement, [name]: value, intent: "confirm" });
    expect([status, stated]).toEqual([422, []]);
    expect(main(text)).toContain('aria-invalid="true"');
    expect(main(text)).toContain(kept);
  });

  it.each([
    [0, 422],
    [90_000, 422],
  ])("asks again for a confirmation %i seconds after the page was opened", async (seconds, status) => {
    const answer = await post(path, { ...statement, form_token: await openedToken(seconds), intent: "confirm" });
    expect([answer.status, stated]).toEqual([status, []]);
    expect(main(answer.text)).toContain("Confirm withdrawal");
  });

  it.each([
    [429, 429, "try again in 5 minutes", { "retry-after": "300" }],
    [409, 409, "another statement", {}],
    [400, 503, "could not be sent", {}],
  ] as const)("says what a %i of the gateway means", async (from, status, words, headers) => {
    const item = { code: "IdempotencyConflict", message: "x" };
    refusal = Response.json({ statusCode: from, message: "x", errors: [item] }, { status: from, headers });
    const answer = await post(path, { ...statement, form_token: await openedToken(), intent: "confirm" });
    expect(answer.status).toBe(status);
    expect(main(answer.text)).toContain(words);
    expect(typedIn(answer.text, "contract")).toBe(statement.contract);
  });
});

it.each([
  ["jp", "契約の撤回"],
  ["cn", "撤回合同"],
] as const)("the %s host says it in its language", async (region, title) => {
  const { text } = await openStorefront(region, routes, upstream).get(path);
  expect(main(text)).toContain(title);
  expect(main(text)).not.toMatch(/withdrawal\.[a-z]/);
});
