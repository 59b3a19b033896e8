/** Places, changes and cancels orders of registered buyers, one for each `orderID`. */
import { createHash } from "node:crypto";
import type { Order } from "@contracts/commerce/orders";
import { moveState } from "@domain/checkout/order-moves";
import { isWaiting } from "@domain/order-status/queue-state";
import type { CxmlStatus } from "@domain/punchout/cxml-document";
import type { CxmlParties } from "@domain/punchout/setup-request";
import { type BuyersOrder, isBuyersOrder } from "@domain/purchasing/message-parts";
import type { BuyerOrder } from "@domain/purchasing/order-request";
import type { ServicesEnv } from "../../env";
import { ledgerOf } from "../ledgers/ledger-of";
import { newNumber } from "../ledgers/numbers";
import { settlePayment } from "../payments/settle-payment";
import type { StoredBuyer } from "../punchout/buyers";
import { buildOrder, type OrderCredit } from "./build-order";

export const buyerOwner = (identity: string): string => `buyer:${identity}`;

const cartIdOf = (identity: string, orderId: string): string =>
  `order-${createHash("sha256").update(`${identity}\n${orderId}`).digest("hex").slice(0, 40)}`;

type Placed = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly status: CxmlStatus };
type Parties = Pick<CxmlParties, "from" | "to">;

const refused = (code: CxmlStatus["code"], detail: string): Placed => ({ ok: false, status: { code, detail } });
const mayNotOrder = () => refused(403, "This buyer may not send orders: no address for messages is registered.");

/** The ledger of the buyer's orders, and the order that an earlier request with this id placed. */
async function earlierOrder(env: ServicesEnv, { identity }: StoredBuyer, { orderId }: BuyerOrder) {
  const owner = buyerOwner(identity);
  const ledger = ledgerOf(env, owner);
  const cartId = cartIdOf(identity, orderId);
  const known: Order | null = await ledger.orderOfCart(cartId);
  return { owner, ledger, cartId, known };
}

export async function placeBuyersOrder(
  env: ServicesEnv,
  buyer: StoredBuyer,
  parties: Parties,
  asked: BuyerOrder,
): Promise<Placed> {
  if (!buyer.messages) return mayNotOrder();
  const { owner, ledger, cartId, known } = await earlierOrder(env, buyer, asked);
  if (known) return repeated(known, asked);
  const now = new Date();
  const birth = { cartId, owner, orderNumber: newNumber("W", now), placedAt: now.toISOString() };
  const built = await buildOrder(env, buyer, parties, asked, birth);
  if (!built.ok) return built;
  if (!(await reserveCredit(env, built.credit, built.order))) return aboveCredit();
  const order: Order = await ledger.recordOrder(built.order, cartId, owner, []);
  // A concurrent request placed the order under this id first, and the credit is for that one.
  if (order.orderNumber !== birth.orderNumber)
    await reserveCredit(env, { ...built.credit, limit: Number.MAX_SAFE_INTEGER }, order);
  return repeated(order, asked);
}

/** Reserves the order's amount under its payment, replacing an earlier amount. False above the limit. */
function reserveCredit(env: ServicesEnv, { owner, limit }: OrderCredit, { id, totalPrice }: Order): Promise<boolean> {
  const { centAmount, currencyCode: currency } = totalPrice;
  return ledgerOf(env, owner).reserveCredit({ key: id, currency, centAmount, limit });
}

const aboveCredit = () =>
  refused(409, "The order exceeds the amount that may be open on account. Please ask us to raise it.");

/**
 * Replaces an order without shipped lines with the requested one, under the same number and at today's prices. A new
 * confirmation follows. A repeated request changes nothing.
 */
export async function changeBuyersOrder(
  env: ServicesEnv,
  buyer: StoredBuyer,
  parties: Parties,
  asked: BuyerOrder,
): Promise<Placed> {
  if (!buyer.messages) return mayNotOrder();
  const { owner, ledger, cartId, known } = await earlierOrder(env, buyer, asked);
  if (!known || !isBuyersOrder(known))
    return refused(406, "There is no order with this orderID. Send it as a new one.");
  if (known.procurement.payloadId === asked.payloadId) return { ok: true, order: known };
  const { orderNumber, createdAt: placedAt, orderStatus, version } = known;
  if (orderStatus === "Cancelled") return refused(409, `Our order ${orderNumber} is cancelled.`);
  if (!known.lineItems.every(isWaiting)) {
    return refused(
      409,
      `Parts of our order ${orderNumber} have shipped or are cancelled. Send a new order for the difference.`,
    );
  }
  const built = await buildOrder(env, buyer, parties, asked, { cartId, owner, orderNumber, placedAt });
  if (!built.ok) return built;
  if (!(await reserveCredit(env, built.credit, built.order))) return aboveCredit();
  const { procurement, ...order } = built.order;
  const changed: BuyersOrder = {
    ...{ ...order, orderStatus, version: version + 1, lastModifiedAt: new Date().toISOString() },
    procurement: { ...procurement, changes: (known.procurement.changes ?? 0) + 1 },
  };
  const stored: Order | null = await ledger.replaceOrder(changed, version, null);
  const formerOwner = known.creditOwner ?? owner;
  if (stored) {
    if (formerOwner !== built.credit.owner) await ledgerOf(env, formerOwner).releaseCredit(cartId);
    return { ok: true, order: stored };
  }
  await reserveCredit(env, { owner: formerOwner, limit: Number.MAX_SAFE_INTEGER }, known);
  return refused(500, "The order is being changed. Please send the request again.");
}

/** Cancels an order without shipped lines. The rejection of its lines follows as a ConfirmationRequest. */
export async function cancelBuyersOrder(
  env: ServicesEnv,
  { identity }: StoredBuyer,
  orderId: string,
): Promise<CxmlStatus> {
  const owner = buyerOwner(identity);
  const ledger = ledgerOf(env, owner);
  const order: Order | null = await ledger.orderOfCart(cartIdOf(identity, orderId));
  if (!order) return { code: 406, detail: "There is no order with this orderID." };
  if (order.orderStatus === "Cancelled") return { code: 200, detail: `Our order ${order.orderNumber} is cancelled.` };
  const isOpen = order.lineItems.every((line) => isWaiting(line) || line.lineItemStatus === "Cancelled");
  if (!isOpen)
    return { code: 409, detail: `Parts of our order ${order.orderNumber} have shipped. Return them instead.` };
  const cancelled = moveState(order, "Cancelled", new Date().toISOString());
  const stored: Order | null = await ledger.replaceOrder(cancelled, order.version, null);
  if (!stored) return { code: 500, detail: "The order is being changed. Please send the request again." };
  await settlePayment(env, stored, owner);
  return { code: 200, detail: `Our order ${order.orderNumber} is cancelled.` };
}

/** Returns the known order for a repeated request; another order under the same id is refused. */
function repeated(known: Order, { lines }: BuyerOrder): Placed {
  const stored = known.lineItems.filter(({ id }) =>
    known.procurement?.lines.some(({ lineItemId }) => lineItemId === id),
  );
  if (piecesOf(lines) === piecesOf(stored)) return { ok: true, order: known };
  return refused(409, `This orderID is already that of our order ${known.orderNumber}, with other lines.`);
}

/** Pieces of each size, because a line that ships in parts becomes several lines. */
function piecesOf(lines: readonly { readonly sku: string; readonly quantity: number }[]): string {
  const pieces = [...Map.groupBy(lines, ({ sku }) => sku)].map(
    ([sku, same]) => `${sku} ${same.reduce((sum, { quantity }) => sum + quantity, 0)}`,
  );
  return pieces.toSorted().join("\n");
}
