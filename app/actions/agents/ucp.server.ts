/** `POST /ucp/mcp`: the tools of the Universal Commerce Protocol. */
import { type UcpContext, type UcpInput, type UcpTool, ucpInputs, ucpMeta } from "@contracts/agents/ucp-tools";
import schemas from "@contracts/agents/ucp-tools.schemas.json";
import { rpcErrors } from "@domain/agents/json-rpc";
import { answerMcp, type CallFault, type McpServer, type ToolDescription, type ToolResult } from "@domain/agents/mcp";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { contextOfMarket } from "~/loaders/agents/market.server";
import { lookUpCatalog, productOfCatalog, searchCatalog } from "~/loaders/agents/ucp-catalog.server";
import { ServiceFailure } from "~/services/service-failure";
import { mcpResponse } from "./mcp.server";
import { cancelBasket, checkoutOfCart, createBasket, readBasket, replaceBasket } from "./ucp-basket.server";

/** Code of UCP for a call without a usable profile of its agent. */
const noProfile = -32_001;

interface Tool<N extends UcpTool> {
  readonly title: string;
  readonly description: string;
  readonly readOnly?: true;
  /** Null if a service does not answer. */
  readonly run: (context: PrivateContext, input: UcpInput<N>) => Promise<object | null | string>;
}

/** Runs in the market of a call's context; text is what is wrong with it. */
async function inMarket<T extends object | null>(
  context: PrivateContext,
  stated: UcpContext,
  run: (market: PublicContext) => Promise<T>,
): Promise<T | string> {
  const language = (["en", "ja", "zh"] as const).find((one) => stated?.language?.toLowerCase().startsWith(one));
  const market = await contextOfMarket(context, { country: stated?.address_country, language });
  return market.ok ? run(market.context) : market.message;
}

const tools: { readonly [N in UcpTool]: Tool<N> } = {
  search_catalog: {
    title: "Search the catalogue",
    description: "Finds reagents that have a price in the buyer's country.",
    readOnly: true,
    run: (context, { catalog }) =>
      inMarket(context, catalog.context, (market) => searchCatalog(market, catalog.query, catalog.pagination?.limit)),
  },
  lookup_catalog: {
    title: "Look up products",
    description: "Products by catalog number, SKU, RRID or clone; former numbers are understood.",
    readOnly: true,
    run: (context, { catalog }) => inMarket(context, catalog.context, (market) => lookUpCatalog(market, catalog.ids)),
  },
  get_product: {
    title: "Get a product",
    description: "One product with its sizes, prices, identifiers and verdicts of its tests.",
    readOnly: true,
    run: (context, { catalog }) => inMarket(context, catalog.context, (market) => productOfCatalog(market, catalog.id)),
  },
  create_cart: {
    title: "Create a cart",
    description: "A basket with prices, for a person to continue.",
    run: (context, { cart }) =>
      inMarket(context, cart.context, (market) => createBasket(context, market, "cart", cart.line_items)),
  },
  get_cart: {
    title: "Get a cart",
    description: "A cart with its prices of today.",
    readOnly: true,
    run: (context, { id }) => readBasket(context, "cart", id),
  },
  update_cart: {
    title: "Update a cart",
    description: "Replaces all lines of a cart by those given.",
    run: (context, { id, cart }) => replaceBasket(context, "cart", id, cart.line_items),
  },
  cancel_cart: {
    title: "Cancel a cart",
    description: "Deletes a cart.",
    run: (context, { id }) => cancelBasket(context, "cart", id),
  },
  create_checkout: {
    title: "Create a checkout",
    description: "A checkout of a cart or of lines. It ends with a link, at which a person orders.",
    run: (context, { checkout }) =>
      checkout.cart_id === undefined
        ? inMarket(context, checkout.context, (market) =>
            createBasket(context, market, "checkout", checkout.line_items),
          )
        : checkoutOfCart(context, checkout.cart_id),
  },
  get_checkout: {
    title: "Get a checkout",
    description: "A checkout with its state.",
    readOnly: true,
    run: (context, { id }) => readBasket(context, "checkout", id),
  },
  update_checkout: {
    title: "Update a checkout",
    description: "Replaces all lines of a checkout by those given.",
    run: (context, { id, checkout }) => replaceBasket(context, "checkout", id, checkout.line_items),
  },
  cancel_checkout: {
    title: "Cancel a checkout",
    description: "Deletes a checkout and its basket.",
    run: (context, { id }) => cancelBasket(context, "checkout", id),
  },
};

const names = Object.keys(ucpInputs) as readonly UcpTool[];

const server: Omit<McpServer, "call"> = {
  name: "benchside-ucp",
  version: "1.0.0",
  title: "Benchside shop",
  instructions:
    "Universal Commerce Protocol of a shop for research reagents. Checkouts are finished by a person at continue_url. The catalogue is demonstration data.",
  tools: names.map(
    (name): ToolDescription => ({
      name,
      title: tools[name].title,
      description: tools[name].description,
      inputSchema: schemas[name],
      annotations: { readOnlyHint: tools[name].readOnly === true, openWorldHint: false },
    }),
  ),
};

export async function answerUcpCall(context: PrivateContext, _: PageArgs): Promise<Response> {
  const call = (name: string, input: Readonly<Record<string, unknown>>) => callTool(context, name, input);
  return mcpResponse(
    context,
    await answerMcp({ ...server, call }, context.request.headers, await context.request.text()),
  );
}

async function callTool(
  context: PrivateContext,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolResult | CallFault> {
  const known = names.find((one) => one === name);
  if (!known) return { status: 200, code: rpcErrors.params, message: "There is no such tool." };
  if (!v.safeParse(ucpMeta, input).success) {
    const message = "`meta['ucp-agent'].profile` is the https address of the agent's profile; it is required.";
    return { status: 400, code: noProfile, message, data: { code: "invalid_profile_url" } };
  }
  const parsed = v.safeParse(ucpInputs[known], input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const message = `${v.getDotPath(issue) ?? "arguments"}: ${issue.message}`;
    return { status: 400, code: rpcErrors.params, message };
  }
  try {
    const run = tools[known].run as (context: PrivateContext, input: unknown) => Promise<object | null | string>;
    const value = await run(context, parsed.output);
    if (typeof value === "string") return { status: 400, code: rpcErrors.params, message: value };
    if (value) return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    context.log.error("agents: a service failed", { tool: known, error });
  }
  return { status: 503, code: rpcErrors.internal, message: "A service of the shop does not answer at the moment." };
}
