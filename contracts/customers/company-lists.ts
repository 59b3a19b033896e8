/** Lists of products that the members of a company share. */
import * as v from "valibot";
import { sku } from "../catalogue/catalogue";
import { productNames } from "../catalogue/product-texts";
import { maxBasketLines, maxQuantity } from "../values/limits";
import { typedLine } from "./customers";

export const companyListId = v.pipe(v.string(), v.regex(/^[\w-]{36}$/));

/** `name` is the product's name when the list was saved, in English; older lists have no `names`. */
const listItem = v.object({
  sku,
  name: v.pipe(v.string(), v.maxLength(512)),
  names: v.optional(productNames),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
  /** Design of a panel kit, without which a kit cannot be made. */
  experimentId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});
const items = v.pipe(v.array(listItem), v.minLength(1), v.maxLength(maxBasketLines));
const name = v.pipe(typedLine(100), v.minLength(1));

const companyList = v.object({
  id: companyListId,
  name: v.string(),
  items,
  /** Empty if the person has deleted the account. */
  createdBy: v.string(),
  createdAt: v.string(),
  /** True if the reader may remove it: the person who saved it, and admins. */
  removable: v.boolean(),
});
export type CompanyList = v.InferOutput<typeof companyList>;

/** `GET /customers/me/company/lists`, by name; null for a customer without a company. */
export const companyLists = v.nullable(v.object({ results: v.array(companyList) }));
/** `POST /customers/me/company/lists`. */
export const newCompanyList = v.strictObject({ name, items });
export type NewCompanyList = v.InferOutput<typeof newCompanyList>;
