/** Import of orders and quotes, one per line, from another shop or for the demonstration. */

import { order } from "@contracts/commerce/orders";
import { quote } from "@contracts/commerce/quotes";
import { isEmailAddress } from "@contracts/values/email-address";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp, ServicesEnv } from "../../env";
import { readText } from "../../shared/body";
import { type ImportAnswer, importCapBytes, importLines } from "../../shared/lines/line-import";
import { findCustomerId } from "../customers/customer-directory";
import { ledgerOf } from "../ledgers/ledger-of";
import { enterShippedLots } from "./shipped-lots";

const email = v.pipe(v.string(), isEmailAddress(), v.maxLength(254));
const orderLine = v.strictObject({ email, order });
const quoteLine = v.strictObject({ email, quote });

export const orderImportRoutes = new Hono<ServicesApp>();
orderImportRoutes.use(requireAdmin);

/**
 * An existing number is not changed. Shipped lines are invoiced if the order has its seller and the portions of its
 * tax; an order that was invoiced elsewhere must omit one of them.
 */
orderImportRoutes.post("/orders", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const unknown: string[] = [];
  const report = await importLines(text.value, orderLine, 50, async (lines) => {
    for (const line of lines) {
      const owner = await ownerByEmail(c.env, line.email);
      if (owner === null) unknown.push(line.order.orderNumber);
      else {
        await enterShippedLots(c.env, line.order, owner);
        await ledgerOf(c.env, owner).recordOrder(line.order, line.order.id, owner, []);
      }
    }
  });
  return c.json(withUnknownCustomers(report, unknown));
});

orderImportRoutes.post("/quotes", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const unknown: string[] = [];
  const report = await importLines(text.value, quoteLine, 50, async (lines) => {
    for (const line of lines) {
      const owner = await ownerByEmail(c.env, line.email);
      if (owner === null) unknown.push(line.quote.quoteNumber);
      else await ledgerOf(c.env, owner).importQuote(line.quote, owner);
    }
  });
  return c.json(withUnknownCustomers(report, unknown));
});

/** Adds the lines of unknown customers, which were not stored, to the report. */
export function withUnknownCustomers(report: ImportAnswer, unknown: readonly string[]): ImportAnswer {
  const rejections = unknown.map((number) => ({ line: 0, path: "email", message: `no such customer, of ${number}` }));
  return {
    ...report,
    stored: report.stored - unknown.length,
    rejected: report.rejected + unknown.length,
    rejections: [...report.rejections, ...rejections],
  };
}

async function ownerByEmail(env: ServicesEnv, address: string): Promise<string | null> {
  const id = await findCustomerId(env, address);
  return id && `customer:${id}`;
}
