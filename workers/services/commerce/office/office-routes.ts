/** Orders of the office: list, record, documents and actions (`/commerce/_office`). */
import { proposalAnswer } from "@contracts/catalogue/lot-stock";
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order, OrderLine } from "@contracts/commerce/orders";
import type { AuditEntry } from "@contracts/office/audit";
import { type OfficeFacts, type OfficeOrder, orderListQuery } from "@contracts/office/orders";
import { pageQuery } from "@contracts/office/resources";
import { storefrontVariable } from "@contracts/regions";
import { regionOf } from "@domain/market/region-rules";
import { guestOrderPath } from "@domain/order-status/order-page-path";
import { isWaiting, queueState } from "@domain/order-status/queue-state";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp, ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { readQuery } from "../../shared/office/actions";
import { placeOf } from "../../shared/office/page-of";
import { notFound } from "../../shared/problems";
import { catalogueOffice } from "../catalogue/office/catalogue-office";
import { priceRoutes } from "../catalogue/office/price-routes";
import { companyOffice } from "../companies/company-office";
import { customerOffice } from "../customers/customer-office";
import { evidenceOffice } from "../evidence/evidence-office";
import { importRoutes } from "../imports/import-routes";
import { contactOf } from "../ledgers/contact-of";
import { ledgerOf } from "../ledgers/ledger-of";
import { ordersDatabase, ownerOfNumber } from "../ledgers/number-directory";
import { personalDataOffice } from "../personal-data/personal-data-office";
import { basketTrial } from "../promotions/basket-trial";
import { promotionOffice } from "../promotions/promotion-office";
import { punchoutBuyerOffice } from "../punchout/buyer-office";
import { lotRecalls } from "../recalls/recall-office";
import { callUpstream } from "../upstreams";
import { deliveryOffice, webhookOffice } from "../webhooks/webhook-office";
import { withdrawalOffice } from "../withdrawals/withdrawal-office";
import { currentOrder } from "./act-on-order";
import { orderActions } from "./order-actions";
import { findOrders } from "./order-list";
import { packingSlip } from "./packing-slip";
import { shipManyOrders } from "./ship-many";

const listQuery = v.object({ ...pageQuery, ...orderListQuery.entries });
const proposalMilliseconds = 2000;
/** Maximum lines with a proposal of lots; other lines of an order ship earliest expiry first. */
const proposedLines = 30;

const orders = new Hono<OfficeApp>();

orders.get("/", requirePermission("orders:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  return c.json(await findOrders(c.env, asked, placeOf(after), limit));
});

orders.post("/ship-many", requirePermission("orders:ship"), shipManyOrders);

orders.get("/:number", requirePermission("orders:read"), async (c) => {
  const number = c.req.param("number").slice(0, 64);
  const owner = await ownerOfNumber(c.env, number);
  const found: { order: Order; facts: OfficeFacts; history: readonly AuditEntry[] } | null =
    owner === null ? null : await ledgerOf(c.env, owner).officeOrder(number);
  if (owner === null || !found) return notFound(number);
  const { order, facts, history } = found;
  const waiting = order.lineItems.filter(isWaiting).slice(0, proposedLines);
  const [contact, proposals, documents] = await Promise.all([
    contactOf(c.env, owner, order),
    Promise.all(waiting.map(async (line) => [line.id, await proposalFor(c.env, line, owner)] as const)),
    ledgerOf(c.env, owner).invoices(number),
  ]);
  const record = {
    ...{ order, facts, state: queueState(order, facts), proposals: Object.fromEntries(proposals) },
    customer: contact && { name: contact.name, email: contact.email },
    invoices: invoiceLinks(c.env, order, documents),
  };
  return c.json({ record, version: order.version, history });
});

orders.get("/:number/packing-slip.pdf", requirePermission("orders:read"), packingSlip);
orders.get("/:number/:slip{packing-slip-[0-9]+\\.pdf}", requirePermission("orders:read"), packingSlip);

/** The buyer's own document; only types that the upload accepted are kept. */
orders.get("/:number/purchase-order.file", requirePermission("orders:read"), async (c) => {
  const number = c.req.param("number").slice(0, 64);
  const found = await currentOrder(c.env, number);
  const file = found?.order.purchaseOrderFile;
  const stored =
    found && file ? await c.env.PURCHASE_ORDERS.get(`${found.owner.replace(/^customer:/, "")}/${file.id}`) : null;
  if (!stored || !file) return notFound(number);
  const type = stored.httpMetadata?.contentType ?? "application/octet-stream";
  return new Response(stored.body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });
});
orders.route("/", orderActions);

/** The links from the mails, which open the documents in the shop. */
function invoiceLinks(env: ServicesEnv, order: Order, documents: readonly Invoice[]): OfficeOrder["invoices"] {
  const shop = env[storefrontVariable(regionOf(order.shippingAddress?.country ?? order.country))].replace(/\/$/, "");
  return documents.map(({ number, kind, key }) => ({
    ...{ number, kind },
    url: key === undefined ? null : `${shop}${guestOrderPath(order.orderNumber, key, `/invoices/${number}.pdf`)}`,
  }));
}

/** Empty if the lots service does not respond: the form then accepts lots by number, or ships earliest expiry first. */
async function proposalFor(env: ServicesEnv, { sku, quantity }: OrderLine, owner: string) {
  const { body } = await callUpstream(env, "lots", {
    ...{ method: "POST", path: "/allocations/proposal", body: { sku, quantity, owner } },
    timeoutMilliseconds: proposalMilliseconds,
  });
  const answer = v.safeParse(proposalAnswer, body);
  return answer.success ? answer.output.lots : [];
}

export const officeRoutes = new Hono<OfficeApp>();
officeRoutes.route("/basket-trial", basketTrial);
officeRoutes.route("/catalogue", catalogueOffice);
officeRoutes.route("/deliveries", deliveryOffice);
officeRoutes.route("/evidence", evidenceOffice);
officeRoutes.route("/imports", importRoutes);
officeRoutes.route("/orders", orders);
officeRoutes.route("/prices", priceRoutes);
officeRoutes.route("/promotions", promotionOffice);
officeRoutes.route("/lots", lotRecalls);
officeRoutes.route("/customers", customerOffice);
officeRoutes.route("/personal-data", personalDataOffice);
officeRoutes.route("/companies", companyOffice);
officeRoutes.route("/punchout-buyers", punchoutBuyerOffice);
officeRoutes.route("/webhooks", webhookOffice);
officeRoutes.route("/withdrawals", withdrawalOffice);

/**
 * `POST /_admin/order-list?after=`: writes 500 orders to the list again, for a lost list or a shop older than the
 * office.
 */
export const orderListAdmin = new Hono<ServicesApp>();
orderListAdmin.use(requireAdmin);
orderListAdmin.post("/", async (c) => {
  const { results } = await (await ordersDatabase(c.env))
    .prepare("select number, owner from numbers where kind = 'order' and number > ? order by number limit 500")
    .bind((c.req.query("after") ?? "").slice(0, 64))
    .all<{ number: string; owner: string }>();
  for (const { number, owner } of results) await ledgerOf(c.env, owner).relistOrder(number);
  return c.json({ entered: results.length, next: results.at(-1)?.number ?? null });
});
