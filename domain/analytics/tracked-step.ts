/** A checkout event embedded in page data. */
import * as v from "valibot";
import { ecommerce } from "./item";

export const trackedStep = v.object({
  name: v.picklist(["add_shipping_info", "add_payment_info", "purchase"]),
  ecommerce,
});
export type TrackedStep = v.InferOutput<typeof trackedStep>;
