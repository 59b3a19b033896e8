/** Import of experiments, one per line, from another shop or for the demonstration. */

import { quoteLanguage } from "@contracts/commerce/quotes";
import { experiment } from "@contracts/panel";
import { isEmailAddress } from "@contracts/values/email-address";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../../admin";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { importCapBytes, importLines } from "../../shared/lines/line-import";
import { findCustomerId } from "../customers/customer-directory";
import { withUnknownCustomers } from "../orders/import";
import { experimentOf } from "./experiment-of";

const { experimentId, name, country, createdAt, design } = experiment.entries;
const line = v.strictObject({
  /** Email address of the owner. */
  email: v.pipe(v.string(), isEmailAddress(), v.maxLength(254)),
  experiment: v.strictObject({ experimentId, name, country, createdAt, design, language: quoteLanguage }),
});

export const experimentImportRoutes = new Hono<ServicesApp>();
experimentImportRoutes.use(requireAdmin);

/** An existing id is not changed. The lab notebook is imported with the customer. */
experimentImportRoutes.post("/experiments", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const unknown: string[] = [];
  const report = await importLines(text.value, line, 50, async (lines) => {
    for (const { email, experiment: made } of lines) {
      const id = await findCustomerId(c.env, email);
      if (id === null) unknown.push(made.experimentId);
      else
        await experimentOf(c.env, made.experimentId).keep(
          { ...made, owner: `customer:${id}`, fingerprint: "", quote: null },
          null,
        );
    }
  });
  return c.json(withUnknownCustomers(report, unknown));
});
