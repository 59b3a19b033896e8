/**
 * Time of every tool of a running shop, one call at a time, without and with access to an account:
 *
 *   npm run tool-times -- --url http://localhost:8787 --calls 30
 *
 * The goal is a median of 30 ms. It places orders as the customer, so use a test shop.
 */
import { parseArgs } from "node:util";
import "../../tests/fixtures/resolve-localhost.ts";
import { signIn } from "./customer.mjs";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    calls: { type: "string", default: "30" },
    customer: { type: "string", default: "us.verified@demo.benchside.example:Benchside-demo-1!" },
    /** The customer's country. */
    country: { type: "string", default: "US" },
    /** Measures only tools whose name contains this text. */
    only: { type: "string", default: "" },
  },
});
const { country } = options;
const calls = Number(options.calls);
const goal = 30;
const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };

async function call(path, name, input, token) {
  const begun = performance.now();
  const response = await fetch(options.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
    signal: AbortSignal.timeout(30_000),
  });
  const { result, error } = await response.json();
  const ms = performance.now() - begun;
  const value = result?.structuredContent;
  const refused =
    error ?? (result?.isError ? result.content[0] : value?.ucp?.status === "error" ? value.messages : null);
  if (refused) throw new Error(`${name}: ${JSON.stringify(refused).slice(0, 300)}`);
  return { ms, value };
}

const ucp = (name, input, token) => call("/ucp/mcp", name, { meta, ...input }, token);
const { value: found } = await ucp("search_catalog", {
  catalog: { query: "Akt", context: { address_country: country } },
});
const skus = found.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, 3);
const [sku = ""] = skus;
const id = found.products[0].id;
const lines = (some, quantity = 1) => some.map((one) => ({ item: { id: one }, quantity }));
const context = { address_country: country };
const cart = { line_items: lines([sku]), context };
const keyed = () => ({ meta: { ...meta, "idempotency-key": crypto.randomUUID() } });
const text = `Please order:\n${skus.map((one) => `2 x ${one}`).join("\n")}\nand anti-Akt (Cell Signaling, 1:1000).`;

const scopes = ["dev.ucp.shopping.order:read", "dev.ucp.shopping.checkout:complete"];
/** Each tool uses a separate program, because a program may open at most 120 carts an hour. */
let token = "";
const made = async (name, input, access) => (await ucp(name, input, access)).value.id;
const newCart = () => made("create_cart", { cart });
const newCheckout = (access) => made("create_checkout", { checkout: cart }, access);
const completed = async () => {
  const checkout = { procurement: { purchase_order_number: "PO-4711" } };
  return { ...keyed(), id: await newCheckout(token), checkout };
};
let order = "";

/** For each tool: name, path, preparation of the input before each call, and whether it uses the account. */
const tools = [
  ["search_reagents", "/mcp", () => ({ query: "Akt", country })],
  ["get_reagent", "/mcp", () => ({ id, country })],
  ["get_documents", "/mcp", () => ({ id })],
  ["check_availability", "/mcp", () => ({ items: [{ sku }], country })],
  ["resolve_lines", "/mcp", () => ({ text, country })],
  ["find_alternatives", "/mcp", () => ({ id, country })],
  ["methods_text", "/mcp", () => ({ items: [{ product: id }] })],
  ["draft_basket", "/mcp", () => ({ items: [{ sku }], country })],
  ["draft_quote", "/mcp", () => ({ items: [{ sku }], country })],
  ["search_catalog", "/ucp/mcp", () => ({ catalog: { query: "Akt", context } })],
  ["lookup_catalog", "/ucp/mcp", () => ({ catalog: { ids: [sku], context } })],
  ["get_product", "/ucp/mcp", () => ({ catalog: { id, context } })],
  ["create_cart", "/ucp/mcp", () => ({ cart })],
  ["create_cart with a key", "/ucp/mcp", () => ({ ...keyed(), cart })],
  ["get_cart", "/ucp/mcp", async () => ({ id: await newCart() })],
  ["update_cart", "/ucp/mcp", async () => ({ id: await newCart(), cart: { line_items: lines(skus, 2) } })],
  ["cancel_cart", "/ucp/mcp", async () => ({ id: await newCart() })],
  ["create_checkout", "/ucp/mcp", () => ({ checkout: cart })],
  ["get_checkout", "/ucp/mcp", async () => ({ id: await newCheckout() })],
  ["update_checkout", "/ucp/mcp", async () => ({ id: await newCheckout(), checkout: { line_items: lines(skus, 2) } })],
  ["cancel_checkout", "/ucp/mcp", async () => ({ id: await newCheckout() })],
  ["create_cart of an account", "/ucp/mcp", () => ({ cart }), true],
  ["create_checkout of an account", "/ucp/mcp", () => ({ checkout: cart }), true],
  ["get_checkout of an account", "/ucp/mcp", async () => ({ id: await newCheckout(token) }), true],
  ["complete_checkout", "/ucp/mcp", completed, true],
  ["get_order", "/ucp/mcp", () => ({ id: order }), true],
];

const median = (sorted) => sorted[Math.floor(sorted.length / 2)];
const slow = [];
console.log(`${"tool".padEnd(32)}  p50   p95  (ms, ${calls} calls)`);
for (const [name, path, prepare, ofAccount] of tools.filter(([name]) => name.includes(options.only))) {
  const [tool] = name.split(" ");
  if (ofAccount) ({ token } = await signIn(options.url, options.customer, scopes));
  const times = [];
  // The first three calls are not counted.
  for (let count = -3; count < calls; count += 1) {
    const input = await prepare();
    const { ms, value } = await call(path, tool, path === "/mcp" ? input : { meta, ...input }, ofAccount && token);
    if (tool === "complete_checkout") order = value.order?.id ?? order;
    if (count >= 0) times.push(ms);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)];
  console.log(`${name.padEnd(32)} ${median(times).toFixed(1).padStart(5)} ${p95.toFixed(1).padStart(6)}`);
  if (median(times) > goal) slow.push(name);
}
if (slow.length > 0) console.log(`over ${goal} ms: ${slow.join(", ")}`);
