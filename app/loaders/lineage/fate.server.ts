/** Response to a product number without a page. */
import type { Fate } from "@contracts/catalogue/lineage";
import { renumberedPath } from "@domain/lineage/renumbered-path";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { redirect } from "@framework/remix.server";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

/**
 * A renumbered reagent redirects to its new number permanently, never to another clone; a product that was removed for
 * legal reasons leaves a tombstone; a number that was never published is not found. The tombstone is JSON, which the
 * error page reads; the edge converts it to text for files (`workers/storefront/edge/page/readable-body.ts`).
 * @param url address below the product's page; null for the page itself, which names the former number
 * @throws Response always: 301, 410 with reason and day, or 404
 */
export async function whatBecame(context: PublicContext, key: string, url: URL | null): Promise<never> {
  const fate = await context.services.catalogue.fate(key);
  if (fate?.kind === "renumbered")
    throw redirect(url ? renumberedPath(url, key, fate.to) : `/products/${fate.to}?from=${key}`, 301);
  throw fate?.kind === "removed" ? tombstone(context, key, fate) : pageNotFound();
}

/** Response to throw for pages and files of a product removed for legal reasons: 410 with reason and day. */
export function tombstone(
  { t, market }: PublicContext,
  number: string,
  { day, reason, reasons }: Extract<Fate, { kind: "removed" }>,
): Response {
  const removed = { number, reason: reasonInLanguage({ reason, reasons }, market.language), day };
  const body = { title: t("errors.goneTitle"), message: t("errors.goneText", removed), removed };
  return Response.json(body, { status: 410, statusText: "Gone" });
}
