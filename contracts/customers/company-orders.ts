/** `GET /customers/me/company/orders?after=`: orders that members placed for the company, newest first. */
import * as v from "valibot";
import { money } from "../values/money";

const companyOrder = v.object({
  number: v.string(),
  status: v.picklist(["Received", "Processing", "Complete", "Cancelled"]),
  createdAt: v.string(),
  /** Name of the member who placed it. */
  buyer: v.string(),
  poNumber: v.nullable(v.string()),
  total: money,
  lines: v.number(),
});
export type CompanyOrder = v.InferOutput<typeof companyOrder>;

export const companyOrderPage = v.object({
  results: v.array(companyOrder),
  /** Value of `after` for the next page. */
  next: v.nullable(v.string()),
});
export type CompanyOrderPage = v.InferOutput<typeof companyOrderPage>;
