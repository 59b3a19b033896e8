/** Orders and quote requests of the demonstration's customers. */
import { lineMove, orderStatus } from "@contracts/commerce/orders";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";

const asked = {
  email: v.string(),
  daysAgo: v.number(),
  /** Quantities by SKU. */
  items: v.pipe(
    v.record(v.string(), v.number()),
    v.transform((items) => Object.entries(items)),
  ),
};

const orderPlan = v.strictObject({
  ...asked,
  shippingMethod: v.string(),
  payment: v.picklist(["card", "purchaseOrder"]),
  codes: v.optional(v.array(v.string())),
  specialHandling: v.optional(v.string()),
  state: orderStatus,
  /** Actions of the back office; `line` counts from 0, and an action without it applies to every line. */
  lines: v.optional(
    v.array(v.strictObject({ ...v.omit(lineMove, ["lineId"]).entries, line: v.optional(v.number()) })),
    [],
  ),
});
export type OrderPlan = v.InferOutput<typeof orderPlan>;

export const { orders: orderPlans, quotes: quotePlans } = readYaml(
  "demo/orders/orders.yaml",
  v.strictObject({ orders: v.array(orderPlan), quotes: v.array(v.strictObject(asked)) }),
);
