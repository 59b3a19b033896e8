/** One change of a product by a person: version, check, audit entry, stored pages and search documents. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { AuditFacts } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import type { FieldEdit } from "@domain/product-edits/edit";
import type { Context } from "hono";
import type { OfficeApp } from "../../../permission";
import { type ActionRequest, changeRecord, fieldProblem, repeatedAction } from "../../../shared/office/actions";
import { dropStoredPages } from "../../../shared/page-generation";
import { notFound } from "../../../shared/problems";
import { catalogueDatabase } from "../catalogue-store";
import { writeDueDocuments } from "../search-updates";
import { editProduct, productStatements, versionedProducts } from "./edit-product";

const action: Permission = "catalogue:change";

interface ProductPlan {
  readonly edits: readonly FieldEdit[];
  /** Product that the edits apply to, if it differs from the stored one; the facts name the differences. */
  readonly base?: Product;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
}

/** @param fieldOf names the form's field of an edit that is refused */
export async function changeProduct(
  c: Context<OfficeApp>,
  request: ActionRequest,
  planOf: (product: Product) => ProductPlan | Response | Promise<ProductPlan | Response>,
  fieldOf: (path: string) => string,
): Promise<Response> {
  const key = (c.req.param("key") ?? "").slice(0, 20);
  const database = await catalogueDatabase(c.env);
  const found = (await versionedProducts(database, [key])).get(key);
  if (!found) return notFound(key);
  // Checked before the edits, because a repeated edit changes nothing and would be refused.
  const repeated = await repeatedAction(database, request.key, { record: key, action });
  if (repeated) return repeated;
  const plan = await planOf(found.product);
  if (plan instanceof Response) return plan;
  const now = new Date();
  const result = await editProduct(database, plan.base ?? found.product, plan.edits, now);
  if (!result.ok) return fieldProblem(fieldOf(result.path), result.message);
  const before = { ...plan.before, ...result.before };
  const after = { ...plan.after, ...result.after };
  const isOutdated = request.version !== found.version;
  if (!isOutdated && Object.keys(after).length === 0) return fieldProblem("", "Nothing in the record has changed.");
  const stored = await productStatements(database, found, result.product, request.key, now);
  const answer = await changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "catalogue", record: key, action, current: found.version, before, after, ...stored },
  });
  if (answer.ok) await dropStoredPages(c.env);
  c.executionCtx.waitUntil(writeDueDocuments(c.env));
  return answer;
}
