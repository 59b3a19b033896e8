/** Procurement extension of a checkout in responses: payment terms and the return of a punchout session. */
import * as v from "valibot";
import { punchoutOperation } from "../commerce/punchout";

const paymentTerms = v.pipe(
  v.object({
    description: v.pipe(v.string(), v.description("Terms in words: 30 days net from the date of the invoice")),
    net_days: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.description("Days from the invoice to the day when it is due; absent if the seller has not set them"),
      ),
    ),
    on_account: v.pipe(v.boolean(), v.description("The order counts against the credit of the buyer's company")),
  }),
  v.description("When an order of this checkout on purchase order is to be paid, as the shop's own checkout says"),
);
export type PaymentTermsAnswer = v.InferOutput<typeof paymentTerms>;

const punchoutReturn = v.pipe(
  v.object({
    operation: punchoutOperation,
    host: v.pipe(v.nullable(v.string()), v.description("Host of the procurement system that gets the cart")),
  }),
  v.description("The checkout is the cart of a punchout session; a person returns it at continue_url"),
);
export type PunchoutReturnAnswer = v.InferOutput<typeof punchoutReturn>;

export const procurementAnswer = v.object({
  payment_terms: v.optional(paymentTerms),
  punchout_return: v.optional(punchoutReturn),
});
