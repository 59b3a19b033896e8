/** Products, sizes and figures that people add to the catalogue by hand. */
import { productFigureNew, productFigureRemoved, productNew, productSizeNew } from "@contracts/office/catalogue";
import type { Permission } from "@contracts/office/permissions";
import { newProduct, withFigures, withNewSize, withoutFigure } from "@domain/product-edits/additions";
import { categoryNames } from "@domain/vocabulary/names";
import { Hono } from "hono";
import { embeddedFigures, storeFigure } from "../../../embedded";
import { type OfficeApp, requirePermission } from "../../../permission";
import { changeRecord, fieldProblem, readFields, repeatedAction } from "../../../shared/office/actions";
import { readPicture } from "../../../shared/office/picture";
import { problemResponse } from "../../../shared/problems";
import { fateOf } from "../../lineage/lineage-store";
import { catalogueDatabase } from "../catalogue-store";
import { changeProduct } from "./change-product";
import { factName, newProductStatements } from "./edit-product";

const action: Permission = "catalogue:change";
/** Body limit: a picture of 1 MB in Base64, with its captions. */
const figureBytes = 2 * 1024 * 1024;

export const additionRoutes = new Hono<OfficeApp>();

/** A new product is not shown until somebody releases and publishes it. */
additionRoutes.post("/add", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, productNew);
  if (!body.ok) return body.response;
  const { key, reason, number, name, type, category, unspsc, code, amount, uom, kind } = body.value;
  const database = await catalogueDatabase(c.env);
  const repeated = await repeatedAction(database, key, { record: number, action });
  if (repeated) return repeated;
  if (!Object.hasOwn(categoryNames, category)) return fieldProblem("category", "There is no such category.");
  const taken = await database.prepare("select 1 from products where key = ?").bind(number).first();
  if (taken) return fieldProblem("number", `Product ${number} already exists.`);
  if (await fateOf(database, number))
    return fieldProblem("number", `${number} was the number of another product. Numbers are not used again.`);
  const now = new Date();
  const product = newProduct(
    {
      ...{ key: number, name, productType: type, category, unspsc: unspsc ?? "" },
      size: { sku: `${number}${code}`, amount, uom, kind },
      demonstration: c.env.DEMO === "1",
    },
    now,
  );
  return changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, reason, version: null },
    {
      ...{ resource: "catalogue", record: number, action, current: null, before: {} },
      after: { name, type, category, size: `${number}${code}: ${amount} ${uom}`, status: product.status },
      ...(await newProductStatements(database, product, key, now)),
    },
  );
});

additionRoutes.post("/:key/size", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, productSizeNew);
  if (!body.ok) return body.response;
  const { code, amount, uom, kind } = body.value;
  return changeProduct(
    c,
    body.value,
    (product) => {
      const sku = `${product.key}${code}`;
      const base = withNewSize(product, { sku, amount, uom, kind });
      if (!base) return fieldProblem("code", `Size ${sku} already exists.`);
      return { edits: [], base, after: { [`size.${sku}`]: `${amount} ${uom}, ${kind}` } };
    },
    () => "code",
  );
});

additionRoutes.post("/:key/figure", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, productFigureNew, figureBytes);
  if (!body.ok) return body.response;
  const { key, version, file, application, caption } = body.value;
  const picture = readPicture(file);
  if (!picture) return fieldProblem("file", "This file is not a PNG or JPEG picture.");
  return changeProduct(
    c,
    body.value,
    async (product) => {
      // Once the record has figures, those that only the image service has are no longer shown, so they are copied
      // first.
      const { figures } = product.attributes;
      const known = figures.length > 0 ? figures : await embeddedFigures(c.env, product.key);
      const id = `${product.key}-${key.replaceAll("-", "").slice(0, 12)}-${version}`;
      const facts = { filename: picture.name, caption: caption.en, figureType: application ?? "", ...picture.size };
      const figure = await storeFigure(c.env, { imageId: id, ...facts }, picture.bytes);
      if (!figure)
        return problemResponse(503, {
          code: "General",
          message: "The picture cannot be stored at present. Try again.",
        });
      return {
        edits: [
          { path: `caption.${id}.ja`, value: caption.ja },
          { path: `caption.${id}.zh`, value: caption.zh },
        ],
        base: withFigures(product, [...known, figure]),
        after: { [factName(`figure.${id}`)]: `${picture.name}, ${picture.size.width} × ${picture.size.height}` },
      };
    },
    (path) => (path.endsWith(".ja") ? "caption.ja" : path.endsWith(".zh") ? "caption.zh" : "file"),
  );
});

/** The picture stays available, because older mails and documents may link to it. */
additionRoutes.post("/:key/remove-figure", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, productFigureRemoved);
  if (!body.ok) return body.response;
  const id = body.value.figure;
  return changeProduct(
    c,
    body.value,
    (product) => {
      const figure = product.attributes.figures.find((each) => each.id === id);
      if (!figure) return fieldProblem("figure", "The product has no such figure.");
      const fact = factName(`figure.${id}`);
      return {
        edits: [],
        base: withoutFigure(product, id),
        before: { [fact]: figure.caption.slice(0, 200) || figure.filename },
        after: { [fact]: null },
      };
    },
    () => "figure",
  );
});
