import { expect, it } from "vitest";
import { runOperation } from "~/actions/agents/ucp-operations.server";
import type { PrivateContext } from "~/context/request/types";
import { storefrontOrigins } from "../../../tests/factories/edge";
import { callTool } from "./tools.server";

const market = { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" };
const asked: string[] = [];

/** A shop whose settings service fails; other reads are recorded. */
const context = {
  ...{ market, origins: storefrontOrigins("global"), log: { error() {} }, waitUntil() {} },
  foreignDocuments: { known: () => null },
  agentSessions: {
    begin: () => ({}),
    open: async () => ({ country: "US", ofPunchout: true, ofAccount: false }),
  },
  commerceOf: () => ({ redeemPunchout: async () => void asked.push("punchout") }),
  inMarket: async () => context,
  services: {
    settings: { selling: async () => null },
    catalogue: {
      fullProduct: async (key: string) => {
        asked.push(key);
        return null;
      },
      fate: async () => null,
    },
  },
} as unknown as PrivateContext;
const caller = { access: null, bearer: null } as unknown as Parameters<typeof runOperation>[1];

it("no tool judges what is sold while the shop's rules cannot be read", async () => {
  const items = [{ sku: "4060S", quantity: 1 }];
  const calls: [string, object][] = [
    ["search_reagents", { query: "p53" }],
    ["get_reagent", { id: "4060" }],
    ["check_availability", { items }],
    ["resolve_lines", { text: "4060S" }],
    ["find_alternatives", { id: "4060" }],
    ["draft_basket", { items }],
    ["draft_quote", { items }],
  ];
  for (const [name, input] of calls) {
    const answer = await callTool(context, caller, name, { ...input });
    expect([name, answer]).toMatchObject([
      name,
      { isError: true, content: [{ text: expect.stringContaining("is unavailable") }] },
    ]);
  }
  expect(asked).toEqual([]);
  // Documents do not depend on the rules.
  expect(await callTool(context, caller, "get_documents", { id: "4060" })).toMatchObject({
    content: [{ text: "No product is or was known as 4060." }],
  });
  expect(asked.splice(0)).toEqual(["4060"]);
});

it("an invalid input is refused with the field's name, in a sentence", async () => {
  const calls: [string, object, string][] = [
    ["find_alternatives", { id: "4060", limit: 2 }, "limit: There is no field of this name."],
    ["get_quote", { quote_id: "Q1" }, "number: Fill in this field."],
    ["search_reagents", { query: "p53", limit: 100 }, "limit: At most 30."],
  ];
  for (const [name, input, message] of calls)
    expect(await callTool(context, caller, name, { ...input })).toMatchObject({
      ...{ isError: true, content: [{ text: `The input does not fit: ${message}` }] },
    });
});

it("no operation of the commerce protocol judges what is sold either", async () => {
  const meta = { "ucp-agent": { profile: "https://agent.example/profile" } };
  const lines = [{ item: { id: "4060S" }, quantity: 1 }];
  const start = `${storefrontOrigins("global").current}/ct/punchout/start?token=t&country=US`;
  const calls: [Parameters<typeof runOperation>[2], object][] = [
    ["search_catalog", { catalog: { query: "p53" } }],
    ["lookup_catalog", { catalog: { ids: ["4060"] } }],
    ["get_product", { catalog: { id: "4060" } }],
    ["create_cart", { cart: { line_items: lines } }],
    ["update_cart", { id: "c1", cart: { line_items: lines } }],
    ["create_checkout", { checkout: { line_items: lines } }],
    ["create_checkout", { checkout: { procurement: { punchout_return: { start_page: start } } } }],
  ];
  for (const [name, input] of calls) {
    const answer = await runOperation(context, caller, name, { meta, ...input });
    expect([name, answer]).toMatchObject([name, { ok: false, fault: { status: 503, code: "unavailable" } }]);
  }
  expect(asked).toEqual([]);
});
