/**
 * Sends hostile requests and checks for server errors, reflected markup, foreign redirects and hangs. Every change runs
 * a small sample; `npm run fuzz` sends 100,000. `FUZZ_SEED` and the number of an input reproduce it: `FUZZ_SEED=…
 * FUZZ_FROM=n FUZZ_INPUTS=1`.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importBuyer } from "../../factories/customer";
import { type Input, type Known, makeInput } from "../../fuzz/inputs";
import { readForms } from "../../fuzz/known-forms";
import { seeded } from "../../fuzz/random";
import { sendInput } from "../../fuzz/send";
import { type Received, timeoutMs, wrongWith } from "../../fuzz/verdict";
import { accountVisitor } from "../account/account-visitor";
import { shopper } from "../checkout/checkout-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { routePaths } from "./edge-routes";

const inputs = Number(process.env.FUZZ_INPUTS ?? 1000);
const from = Number(process.env.FUZZ_FROM ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? 20_300_101);
/** Time limit of the run; the number of unsent inputs is printed. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 240);
const clients = Number(process.env.FUZZ_CLIENTS ?? 8);

let shop: EdgeShop;
let known: Known;
beforeAll(async () => {
  shop = await startEdgeShop();
  known = await lookAround();
}, 240_000);
afterAll(() => shop?.stop());

/** Crawls every route as a visitor with a cart and as a customer, and collects addresses, forms and cookies. */
async function lookAround(): Promise<Known> {
  const guest = accountVisitor(shop);
  await guest.submit("/cart", { intent: "add", sku: "4060S", quantity: "1" }, { from: "/privacy-settings" });
  const buyer = await shopper(shop, await importBuyer(shop.servicesUrl));
  await buyer.add("4060S");
  await buyer.ship({ method: "us-ground" });
  const pages = [];
  for (const visitor of [guest, buyer]) {
    for (const path of routePaths) {
      const answer = await visitor.get(path);
      if (answer.header("content-type").startsWith("text/html")) pages.push(answer.body);
    }
  }
  const forms = readForms(pages).filter(({ action }) => !action.startsWith("/account/sign-out"));
  const cookieOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const names = forms.flatMap(({ fields }) => fields.map(([name]) => name));
  const read = [
    "q",
    "search",
    "tab",
    "page",
    "nr",
    "filters",
    "sort",
    "find",
    "return",
    "goto",
    "id",
    "key",
    "products",
    "order",
    "from",
    "added",
    "country",
    "language",
    "flags",
    "utm_source",
    "_data",
    "_routes",
    "index",
    "lost",
    "receipt",
    "card",
    "topic",
    "size",
  ];
  return {
    port: shop.port,
    paths: routePaths,
    forms,
    cookies: [cookieOf(guest), cookieOf(buyer)],
    parameters: [...new Set([...read, ...names.filter((name) => /^[\w-]+$/.test(name))])],
  };
}

const portOf = (to: Input["to"]) => (to === "shop" ? shop.port : Number(new URL(shop.servicesUrl).port));
const send = (input: Input) => sendInput(input, portOf(input.to), timeoutMs + 5000);

/**
 * The fault, or null. A response with Retry-After is retried, because a busy machine may exceed an upstream's timeout.
 */
async function twice(input: Input, received: Received): Promise<string | null> {
  if (received.status !== 503) return wrongWith(received);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  return wrongWith(await send(input));
}

const described = (number: number, { kind, method, to, path, headers, body }: Input, wrong: string) =>
  `${number} ${kind}: ${wrong}\n  ${method} ${to} ${path.slice(0, 400)}\n  ${JSON.stringify(headers).slice(0, 600)}\n  ${String(body ?? "").slice(0, 400)}`;

describe("hostile input", () => {
  it(`${inputs} inputs cause no failure, no reflected markup and no hang`, {
    timeout: (seconds + 60) * 1000,
  }, async () => {
    const found: string[] = [];
    const statuses = new Map<number, number>();
    const kinds = new Map<string, number>();
    const until = Date.now() + seconds * 1000;
    let next = from;
    let sent = 0;
    const client = async () => {
      while (next < from + inputs && Date.now() < until && found.length < 200) {
        const number = next++;
        const input = makeInput(seeded(seed + number * 7919), known);
        const received = await send(input);
        sent += 1;
        statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
        kinds.set(input.kind, (kinds.get(input.kind) ?? 0) + 1);
        const wrong = wrongWith(received) && (await twice(input, received));
        if (wrong) found.push(described(number, input, wrong));
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    // Bypasses the console, which long runs silence because it logs every request.
    process.stdout.write(
      `fuzz: seed ${seed}, ${sent} of ${inputs} inputs, ${found.length} faults; by kind ${JSON.stringify(Object.fromEntries(kinds))}; by status ${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`,
    );
    expect(found.join("\n")).toBe("");
    expect(sent).toBeGreaterThan(inputs / 4);
    // Every kind must be sent, and pages behind the first check must be reached.
    expect(kinds.size).toBeGreaterThanOrEqual(10);
    expect(statuses.get(200)).toBeGreaterThan(sent / 10);
    // The shop must still work.
    expect((await shop.ask("/")).status).toBe(200);
  });
});
