/** Products for the office: list, record, and changes of status, texts, facts, uses, sizes, prices, captions and successor. */
import type { Product } from "@contracts/catalogue/catalogue";
import {
  productCaptionsChange,
  productFactsChange,
  productPricesChange,
  productQuery,
  productSizesChange,
  productStatusChange,
  productSuccessorChange,
  productTextsChange,
  productUsageChange,
} from "@contracts/office/catalogue";
import { pageQuery } from "@contracts/office/resources";
import type { FieldEdit } from "@domain/product-edits/edit";
import { pricePath, productFactNames, productTextNames, textPath } from "@domain/product-edits/fields";
import { usageFieldNames } from "@domain/product-edits/usage-fields";
import { Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../../permission";
import { type ActionRequest, fieldProblem, readFields, readQuery } from "../../../shared/office/actions";
import { historyOf } from "../../../shared/office/audit";
import { notFound } from "../../../shared/problems";
import { catalogueDatabase } from "../catalogue-store";
import { changeProduct } from "./change-product";
import { versionedProducts } from "./edit-product";
import { additionRoutes } from "./product-additions";
import { findProducts } from "./product-list";

const listQuery = v.object({ ...pageQuery, ...productQuery.entries });

export const catalogueOffice = new Hono<OfficeApp>();
catalogueOffice.route("/", additionRoutes);

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
  catalogueOffice.post(`/:key/${name}`, requirePermission("catalogue:change"), async (c) => {
    const body = await readFields(c.req.raw, schema);
    if (!body.ok) return body.response;
    return changeProduct(
      c,
      body.value,
      (product) => {
        const edits = editsOf(body.value, product);
        return edits instanceof Response ? edits : { edits };
      },
      (path) => fieldOf(path, body.value),
    );
  });
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
  "facts",
  productFactsChange,
  ({ facts }) => productFactNames.map((name) => ({ path: name, value: facts[name] || null })),
  (path) => `facts.${path}`,
);

change("usage", productUsageChange, (fields) => usageFieldNames.map((name) => ({ path: name, value: fields[name] })));

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
    const removed = new Map<string, FieldEdit>();
    const edits: FieldEdit[] = [];
    for (const { sku, prices: known } of [masterVariant, ...variants])
      for (const { country, breaks = [] } of known)
        for (const pieces of [...breaks.map((each) => each.pieces), 1]) {
          const path = pricePath(sku, country, pieces);
          removed.set(path, { path, value: null });
        }
    const named = new Set<string>();
    for (const [place, line] of (prices ?? "").split("\n").entries()) {
      if (line.trim() === "") continue;
      const [, sku = "", country = "", value = "", pieces = "1"] =
        /^\s*(\S+)\s+([A-Z]{2})\s+(\S+ [A-Z]{3})(?:\s+from\s+(\d{1,4}))?\s*$/.exec(line) ?? [];
      const path = pricePath(sku, country, Number(pieces));
      if (value === "") return fieldProblem("prices", `Line ${place + 1}: write size, country, amount and currency.`);
      if (named.has(path)) return fieldProblem("prices", `Line ${place + 1}: ${sku} has two prices for ${country}.`);
      named.add(path);
      edits.push({ path, value });
      removed.delete(path);
    }
    // Prices of a single piece must be set before prices by quantity.
    edits.sort((one, other) => one.path.split(".").length - other.path.split(".").length);
    return [...removed.values(), ...edits];
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
