/** Procurement extension of a checkout in requests: purchase order, company, tax exemption, punchout and quote. */
import * as v from "valibot";
import { poNumber } from "../commerce/payments";
import { quoteNumber } from "../commerce/quote-terms";

const line = (most: number, description: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u), v.description(description));

export const procurement = v.object({
  purchase_order_number: v.optional(
    v.pipe(poNumber, v.description("Number of the buyer's purchase order; it is printed on the invoice")),
  ),
  company: v.optional(
    v.object({
      name: v.optional(line(100, "Name of the company; the account's own is used for the addresses")),
      tax_id: v.optional(line(30, "VAT number of the buyer")),
      department: v.optional(line(100, "Department; it becomes a comment of the order")),
      cost_center: v.optional(line(60, "Cost center that the order is booked on")),
    }),
  ),
  tax_exemption: v.optional(
    v.object({
      certificate_id: line(100, "Id of the certificate"),
      certificate_type: v.optional(line(60, "Kind of the certificate")),
      exempt_regions: v.optional(v.pipe(v.array(line(20, "Region")), v.maxLength(60))),
      expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
  punchout_return: v.optional(
    v.pipe(
      v.object({
        start_page: v.pipe(
          v.string(),
          v.maxLength(2048),
          v.url(),
          v.description("Start page of the session, as the buyer's procurement system got it; it works once"),
        ),
      }),
      v.description("Checkout of a punchout session: the program fills its cart, and a person returns it"),
    ),
  ),
  quote_id: v.optional(v.pipe(quoteNumber, v.description("A quote of the account, whose prices the checkout gets"))),
});
export type Procurement = v.InferOutput<typeof procurement>;
