/** Operations of the Universal Commerce Protocol, for both of its bindings (MCP and REST). */

import { type UcpContext, type UcpInput, type UcpTool, ucpInputs, ucpMeta } from "@contracts/agents/ucp-tools";
import type { ProgramScope } from "@contracts/customers/programs";
import * as v from "valibot";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { contextOfMarket } from "~/loaders/agents/market.server";
import { lookUpCatalog, productOfCatalog, searchCatalog } from "~/loaders/agents/ucp-catalog.server";
import { readOrder } from "~/loaders/agents/ucp-order.server";
import { requireSellingSettings } from "~/loaders/settings/selling-settings.server";
import { ServiceFailure } from "~/services/service-failure";
import { agentProfileFault } from "./agent-profile.server";
import { answeredOnce } from "./answers.server";
import type { Caller } from "./caller.server";
import { cancelBasket, checkoutOfCart, createBasket, readBasket, replaceBasket } from "./ucp-basket.server";
import { checkoutOfPunchout } from "./ucp-punchout.server";
import { checkoutOfQuote, completeCheckout } from "./ucp-purchase.server";

type Result = object | null | string;

interface Operation<N extends UcpTool> {
  readonly title: string;
  readonly description: string;
  readonly readOnly?: true;
  /** Scope of the token that the operation needs; absent for those that need none. */
  readonly scope?: ProgramScope;
  /** Resolves to null during an outage, and to a string that describes an input error. */
  readonly run: (context: PrivateContext, caller: Caller, input: UcpInput<N>) => Promise<Result>;
}

async function inMarket<T extends object | null | string>(
  context: PrivateContext,
  { access }: Caller,
  stated: UcpContext,
  run: (market: PublicContext) => Promise<T>,
): Promise<T | string> {
  const language = (["en", "ja", "zh"] as const).find((one) => stated?.language?.toLowerCase().startsWith(one));
  const market = await contextOfMarket(context, {
    ...{ country: stated?.address_country, language },
    priceGroup: access?.priceGroup,
  });
  if (!market.ok) return market.message;
  await requireSellingSettings(market.context);
  return run(market.context);
}

export const operations: { readonly [N in UcpTool]: Operation<N> } = {
  search_catalog: {
    title: "Search the catalogue",
    description: "Finds reagents that have a price in the buyer's country.",
    readOnly: true,
    run: (context, caller, { catalog }) =>
      inMarket(context, caller, catalog.context, (market) => searchCatalog(market, catalog.query, catalog.pagination)),
  },
  lookup_catalog: {
    title: "Look up products",
    description: "Products by catalog number, SKU, RRID or clone; former numbers are understood.",
    readOnly: true,
    run: (context, caller, { catalog }) =>
      inMarket(context, caller, catalog.context, (market) => lookUpCatalog(market, catalog.ids)),
  },
  get_product: {
    title: "Get a product",
    description: "One product with its sizes, prices, identifiers and verdicts of its tests.",
    readOnly: true,
    run: (context, caller, { catalog }) =>
      inMarket(context, caller, catalog.context, (market) => productOfCatalog(market, catalog.id)),
  },
  create_cart: {
    title: "Create a cart",
    description: "A basket with prices, for a person to continue.",
    run: (context, caller, { cart }) =>
      inMarket(context, caller, cart.context, (market) =>
        createBasket(context, caller, market, "cart", cart.line_items),
      ),
  },
  get_cart: {
    title: "Get a cart",
    description: "A cart at today's prices.",
    readOnly: true,
    run: (context, caller, { id }) => readBasket(context, caller, "cart", id),
  },
  update_cart: {
    title: "Update a cart",
    description: "Replaces all lines of a cart with the given ones.",
    run: (context, caller, { id, cart }) => replaceBasket(context, caller, "cart", id, cart.line_items),
  },
  cancel_cart: {
    title: "Cancel a cart",
    description: "Deletes a cart.",
    run: (context, caller, { id }) => cancelBasket(context, caller, "cart", id),
  },
  create_checkout: {
    title: "Create a checkout",
    description:
      "A checkout of a cart, of lines, of a quote of the account, or of a punchout session. With access to an account it is ready to be completed on purchase order; without, it ends with a link, at which a person orders, or returns the cart to the procurement system.",
    run: (context, caller, { checkout }) => {
      const { cart_id: cart, line_items: lines, context: stated, procurement } = checkout;
      if (cart !== undefined) return checkoutOfCart(context, caller, cart);
      const start = procurement?.punchout_return?.start_page;
      if (start !== undefined) return checkoutOfPunchout(context, caller, start, lines);
      if (procurement?.quote_id !== undefined) return checkoutOfQuote(context, caller, procurement.quote_id);
      return inMarket(context, caller, stated, (market) => createBasket(context, caller, market, "checkout", lines));
    },
  },
  get_checkout: {
    title: "Get a checkout",
    description: "A checkout with its state.",
    readOnly: true,
    run: (context, caller, { id }) => readBasket(context, caller, "checkout", id),
  },
  update_checkout: {
    title: "Update a checkout",
    description: "Replaces all lines of a checkout with the given ones.",
    run: (context, caller, { id, checkout }) => replaceBasket(context, caller, "checkout", id, checkout.line_items),
  },
  complete_checkout: {
    title: "Complete a checkout",
    description:
      "Orders a checkout of an account on purchase order, at the totals that it showed. The procurement extension contains the purchase order number.",
    scope: "dev.ucp.shopping.checkout:complete",
    run: (context, caller, { id, checkout }) => completeCheckout(context, caller, id, checkout.procurement),
  },
  cancel_checkout: {
    title: "Cancel a checkout",
    description: "Deletes a checkout and its basket.",
    run: (context, caller, { id }) => cancelBasket(context, caller, "checkout", id),
  },
  get_order: {
    title: "Get an order",
    description: "An order of the account: lines, amounts, what has shipped.",
    readOnly: true,
    scope: "dev.ucp.shopping.order:read",
    run: (context, caller, { id }) => readOrder(context, caller, id),
  },
};

export const operationNames = Object.keys(ucpInputs) as readonly UcpTool[];

export interface OperationFault {
  readonly status: number;
  /** Error code of the protocol. */
  readonly code: string;
  readonly message: string;
  readonly scopes?: readonly ProgramScope[] | undefined;
}

type Outcome = { readonly ok: true; readonly value: object } | { readonly ok: false; readonly fault: OperationFault };

const failed = (status: number, code: string, message: string, scopes?: readonly ProgramScope[]): Outcome => ({
  ok: false,
  fault: { status, code, message, ...(scopes && { scopes }) },
});

/** Parses the input and runs an operation, once for each idempotency key. */
export async function runOperation(
  context: PrivateContext,
  caller: Caller,
  name: UcpTool,
  input: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { scope, readOnly, run } = operations[name] as Operation<UcpTool>;
  const meta = v.safeParse(ucpMeta, input);
  if (!meta.success) {
    const [issue] = meta.issues;
    const aboutKey = v.getDotPath(issue)?.endsWith("idempotency-key") === true;
    if (aboutKey) return failed(400, "invalid_input", "The idempotency key must have 8 to 128 printable characters.");
    return failed(
      400,
      "invalid_profile_url",
      "`meta['ucp-agent'].profile`, or the header UCP-Agent, is the https address of the agent's profile; it is required.",
    );
  }
  if (scope && caller.access === null) {
    return failed(401, "identity_required", "This requires access to an account, granted by its owner.", [scope]);
  }
  if (scope && !caller.access?.scopes.includes(scope)) {
    return failed(403, "insufficient_scope", `This needs the scope ${scope}.`, [scope]);
  }
  const parsed = v.safeParse(ucpInputs[name], input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failed(400, "invalid_input", `${v.getDotPath(issue) ?? "arguments"}: ${issue.message}`);
  }
  const profile = await agentProfileFault(context, meta.output.meta["ucp-agent"].profile);
  if (profile) return failed(422, profile.code, profile.message);
  const operate = async (): Promise<Outcome> => {
    const value = await (run as (...all: unknown[]) => Promise<Result>)(context, caller, parsed.output);
    if (typeof value === "string") return failed(400, "invalid_input", value);
    return value ? { ok: true, value } : failed(503, "unavailable", outage);
  };
  try {
    const key = meta.output.meta["idempotency-key"];
    if (readOnly || key === undefined) return await operate();
    const { meta: _, ...meant } = input;
    return await answeredOnce(context, caller, { operation: name, key, meant: JSON.stringify(meant) }, operate);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    context.log.error("agents: a service failed", { tool: name, error });
    return failed(503, "unavailable", outage);
  }
}

const outage = "A service of the shop is unavailable at the moment.";
