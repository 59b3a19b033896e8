/** Atom feeds of tests: of all products, of a target, and of a product. New, superseded and withdrawn records are entries. */

import type { EvidenceChange } from "@contracts/catalogue/evidence";
import type { FeedEntry } from "@domain/findability/atom";
import { atomFeed } from "@domain/findability/atom";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { productCodesQuery, unread } from "@domain/search-query/product-search";
import { vocabularyKey } from "@domain/vocabulary/keys";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { loadProductOf } from "~/loaders/product/record.server";
import { searchPort } from "~/loaders/search/port.server";

const evidenceFeedPath = (key: string) => `/products/${key}/evidence.xml`;

/** `/products/{id}/evidence.xml` */
export async function loadEvidenceFeed(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const { origins, market, t, services } = context;
  const { key, name, lastModifiedAt } = await loadProductOf(context, params.id, url);
  const text = atomFeed({
    title: t("evidence.feed.product", { number: key, name }),
    self: origins.current + evidenceFeedPath(key),
    page: `${origins.current}/products/${key}/applications`,
    language: market.locale,
    author: "Benchside",
    since: Date.parse(lastModifiedAt),
    entries: entriesOf(context, await services.catalogue.evidenceChanges([key])),
  });
  return new Response(text, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}

/** Products of a target whose changes a feed lists, the service's limit. */
const maxProducts = 100;
const found = v.object({ productnumber: v.object({ raw: v.string() }) });

/**
 * Changes of all products, or of one target's products.
 * @param symbol symbol of a gene; null for all
 * @returns null if no product has the target, "unavailable" during an outage of the search
 */
export async function evidenceEntries(
  context: PublicContext,
  symbol: string | null,
): Promise<readonly FeedEntry[] | "unavailable" | null> {
  const { catalogue } = context.services;
  if (symbol === null) return entriesOf(context, await catalogue.evidenceChanges(null));
  const query = {
    ...productCodesQuery({ ...unread, text: "", filters: [{ targetsymbols: [symbol] }] }, maxProducts),
    result_fields: { productnumber: { raw: {} } },
  };
  const answered = await searchPort(context).multiSearch("product", [query]);
  if (!answered.ok) return "unavailable";
  const keys = (answered.value[0]?.results ?? []).flatMap((hit) => {
    const parsed = v.safeParse(found, hit);
    return parsed.success ? [parsed.output.productnumber.raw] : [];
  });
  return keys.length === 0 ? null : entriesOf(context, await catalogue.evidenceChanges(keys));
}

function entriesOf({ origins, t, market }: PublicContext, changes: readonly EvidenceChange[]): FeedEntry[] {
  return changes.map(({ at, record }) => {
    const { id, productKey, application, species, state, outcome, demonstration } = record;
    const use = {
      number: productKey,
      application: t(`vocabulary.application.${vocabularyKey(application)}`, { defaultValue: application }),
      species: t(`vocabulary.species.${vocabularyKey(species)}`, { defaultValue: species }),
      outcome: t(`evidence.outcome.${outcome}`),
    };
    const cell = [application, species].map(encodeURIComponent).join("/");
    const reason = state.kind === "withdrawn" ? [reasonInLanguage(state, market.language)] : [];
    // Each change of a record is an entry of its own, so its address differs.
    const query = state.kind === "active" ? "" : `?state=${state.kind}`;
    return {
      title: t(`evidence.feed.${state.kind}`, use),
      href: `${origins.current}/products/${productKey}/evidence/${cell}${query}#${id}`,
      updatedAt: Date.parse(at),
      summary: sentences([...reason, ...(demonstration ? [t("evidence.feed.demonstration")] : [])]) || null,
    };
  });
}
