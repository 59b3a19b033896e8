/** Products for the office: list, record, and changes of status, texts, sizes, prices, captions and successor. */
import type { Product } from "@contracts/catalogue/catalogue";
import {
  productCaptionsChange,
  productPricesChange,
  productQuery,
  productSizesChange,
  productStatusChange,
  productSuccessorChange,
  productTextsChange,
} from "@contracts/office/catalogue";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import type { FieldEdit } from "@domain/product-edits/edit";
import { pricePath, productTextNames, textPath } from "@domain/product-edits/fields";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../../permission";
import {
  type ActionRequest,
  changeRecord,
  fieldProblem,
  readFields,
  readQuery,
  repeatedAction,
} from "../../../shared/office/actions";
import { historyOf } from "../../../shared/office/audit";
import { dropStoredPages } from "../../../shared/page-generation";
import { notFound } from "../../../shared/problems";
import { catalogueDatabase } from "../catalogue-store";
import { editProduct, productStatements, versionedProducts } from "./edit-product";
import { findProducts } from "./product-list";

const listQuery = v.object({ ...pageQuery, ...productQuery.entries });
const action: Permission = "catalogue:change";

export const catalogueOffice = new Hono<OfficeApp>();

catalogueOffice.get("/", requirePermission("catalogue:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  return c.json(await findProducts(await catalogueDatabase(c.env), query.value));
});

catalogueOffice.get("/:key", requirePermission("catalogue:read"), async (c) => {
  const key = c.req.param("key").slice(0, 20);
  const database = await catalogueDatabase(c.env);
  const found = (await versionedProducts(database, [key])).get(key);
  if (!found) return notFound(key);
  const history = await historyOf(database, "catalogue", key);
  return c.json({ record: { product: found.product }, version: found.version, history });
});

/**
 * A route for one action: its fields become edits of the product.
 * @param fieldOf names the form's field of an edit that is refused
 */
function change<S extends v.GenericSchema<unknown, ActionRequest>>(
  name: string,
  schema: S,
  editsOf: (fields: v.InferOutput<S>, product: Product) => readonly FieldEdit[] | Response,
  fieldOf: (path: string, fields: v.InferOutput<S>) => string = (path) => path,
): void {
  catalogueOffice.post(`/:key/${name}`, requirePermission(action), async (c) => {
    const body = await readFields(c.req.raw, schema);
    if (!body.ok) return body.response;
    return carryOut(
      c,
      body.value,
      (product) => editsOf(body.value, product),
      (path) => fieldOf(path, body.value),
    );
  });
}

async function carryOut(
  c: Context<OfficeApp>,
  request: ActionRequest,
  editsOf: (product: Product) => readonly FieldEdit[] | Response,
  fieldOf: (path: string) => string,
): Promise<Response> {
  const key = (c.req.param("key") ?? "").slice(0, 20);
  const database = await catalogueDatabase(c.env);
  const found = (await versionedProducts(database, [key])).get(key);
  if (!found) return notFound(key);
  // Before the edits are tried: repeated, they would change nothing and be refused for that.
  const repeated = await repeatedAction(database, request.key, { record: key, action });
  if (repeated) return repeated;
  const edits = editsOf(found.product);
  if (edits instanceof Response) return edits;
  const now = new Date();
  const result = await editProduct(database, found.product, edits, now);
  if (!result.ok) return fieldProblem(fieldOf(result.path), result.message);
  const isOutdated = request.version !== found.version;
  if (!isOutdated && Object.keys(result.after).length === 0)
    return fieldProblem("", "Nothing differs from the record.");
  const stored = productStatements(database, { product: result.product, version: found.version }, request.key, now);
  const answer = await changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "catalogue", record: key, action, current: found.version },
    ...{ before: result.before, after: result.after, ...stored },
  });
  if (answer.ok) await dropStoredPages(c.env);
  return answer;
}

change("status", productStatusChange, ({ status, published }) => [
  { path: "status", value: status },
  { path: "published", value: published ? "yes" : "no" },
]);

for (const language of ["en", "ja", "zh"] as const) {
  change(
    `texts-${language}`,
    productTextsChange,
    (fields) => productTextNames.map((name) => ({ path: textPath(name, language), value: fields[name] })),
    (path) => path.split(".")[0] ?? path,
  );
}

change(
  "sizes",
  productSizesChange,
  ({ sizes }) =>
    sizes.flatMap(({ sku, active, amount, uom }) => [
      { path: `active.${sku}`, value: active ? "yes" : "no" },
      { path: `amount.${sku}`, value: amount },
      { path: `uom.${sku}`, value: uom },
    ]),
  (path, { sizes }) => {
    const [name = "", sku = ""] = path.split(".");
    return `sizes.${sizes.findIndex((size) => size.sku === sku)}.${name}`;
  },
);

change(
  "prices",
  productPricesChange,
  ({ prices }, { masterVariant, variants }) => {
    const edits = new Map<string, FieldEdit>();
    for (const { sku, prices: known } of [masterVariant, ...variants])
      for (const { country } of known) {
        const path = pricePath(sku, country);
        edits.set(path, { path, value: null });
      }
    const named = new Set<string>();
    for (const [place, line] of (prices ?? "").split("\n").entries()) {
      if (line.trim() === "") continue;
      const [, sku = "", country = "", value = ""] = /^\s*(\S+)\s+([A-Z]{2})\s+(\S+ [A-Z]{3})\s*$/.exec(line) ?? [];
      const path = pricePath(sku, country);
      if (value === "") return fieldProblem("prices", `Line ${place + 1}: write size, country, amount and currency.`);
      if (named.has(path)) return fieldProblem("prices", `Line ${place + 1}: ${sku} has two prices for ${country}.`);
      named.add(path);
      edits.set(path, { path, value });
    }
    return [...edits.values()];
  },
  () => "prices",
);

change(
  "captions",
  productCaptionsChange,
  ({ captions }) =>
    captions.flatMap(({ id, en, ja, zh }) => [
      { path: `caption.${id}`, value: en },
      { path: `caption.${id}.ja`, value: ja },
      { path: `caption.${id}.zh`, value: zh },
    ]),
  (path, { captions }) => `captions.${captions.findIndex(({ id }) => path.startsWith(`caption.${id}`))}.en`,
);

change("successor", productSuccessorChange, ({ successor }) => [{ path: "successor", value: successor }]);
