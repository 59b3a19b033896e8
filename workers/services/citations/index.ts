/**
 * Citation service: papers that used a product, their count and figures, and the import. README.md describes the
 * format.
 */
import { productKey } from "@contracts/catalogue/catalogue";
import { citationLimits, citationRecord } from "@contracts/catalogue/citations";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../admin";
import type { ServicesApp } from "../env";
import { describeIssue, readText } from "../shared/body";
import { importCapBytes, importLines } from "../shared/lines/line-import";
import { problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { countCitations, listCitations, listImages } from "./citation-queries";
import { removeCitations, storeCitations, totalCitations } from "./citation-store";

export { citationSearch } from "./search/routes";

const papersPerStatement = 250;
const whole = (minimum: number, maximum: number, usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[0-9]{1,6}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum)),
    String(usual),
  );
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const codes = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);

const filterQuery = { application: v.optional(code), reactants: v.optional(codes) };
const listQuery = v.object({
  limit: whole(1, citationLimits.maxLimit, citationLimits.defaultLimit),
  offset: whole(0, citationLimits.maxWindow, 0),
  ...filterQuery,
});
const imagesQuery = v.object({ productid: productKey, ...filterQuery });

const refused = (issue: v.BaseIssue<unknown>) =>
  problemResponse(400, { code: "InvalidInput", message: describeIssue(issue) });

export const citations = new Hono<ServicesApp>();

citations.use("/_admin/*", requireAdmin);
citations.get("/_admin/citations", async (c) => c.json(await totalCitations(c.env)));
citations.post("/_admin/citations", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const answer = await importLines(text.value, citationRecord, papersPerStatement, (records) =>
    storeCitations(c.env, records),
  );
  return c.json({ ...answer, ...(await totalCitations(c.env)) });
});
citations.delete("/_admin/citations", async (c) => {
  await removeCitations(c.env, c.req.query("demonstration") === "true");
  return c.json(await totalCitations(c.env));
});

citations.get("/productCitations/:id", async (c) => {
  const id = v.safeParse(productKey, c.req.param("id"));
  if (!id.success) return refused(id.issues[0]);
  const query = v.safeParse(listQuery, c.req.query());
  if (!query.success) return refused(query.issues[0]);
  const { limit, offset, application, reactants } = query.output;
  return c.json(await listCitations(c.env, id.output, { limit, offset }, { application, reactants }));
});

citations.get("/productCitations/:id/count", async (c) => {
  const id = v.safeParse(productKey, c.req.param("id"));
  if (!id.success) return refused(id.issues[0]);
  return c.json(await countCitations(c.env, id.output));
});

citations.get("/productImages", async (c) => {
  const query = v.safeParse(imagesQuery, c.req.query());
  if (!query.success) return refused(query.issues[0]);
  const { productid, application, reactants } = query.output;
  return c.json(await listImages(c.env, productid, { application, reactants }));
});

citations.onError((error) => {
  reportFault("citation request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
