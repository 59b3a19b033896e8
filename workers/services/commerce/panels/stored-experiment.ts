/** Stored form of an experiment. */

import { quoteLanguage } from "@contracts/commerce/quotes";
import { experimentId, panelContact, panelDesign } from "@contracts/panel";
import { countryCode } from "@contracts/values/money";
import * as v from "valibot";

const time = v.pipe(v.string(), v.isoTimestamp());

export const storedExperiment = v.object({
  experimentId,
  /** "customer:…", "anonymous:…" or "punchout:…", as in carts. */
  owner: v.string(),
  /** Fingerprint of the request, to detect a key reused for another design. */
  fingerprint: v.string(),
  name: v.string(),
  country: countryCode,
  language: quoteLanguage,
  createdAt: time,
  design: panelDesign,
  quote: v.nullable(
    v.object({ contact: panelContact, language: quoteLanguage, checked: v.boolean(), requestedAt: time }),
  ),
});
export type StoredExperiment = v.InferOutput<typeof storedExperiment>;
export type QuoteOfExperiment = NonNullable<StoredExperiment["quote"]>;
