/** The answer to a product number without a page. */
import { renumberedPath } from "@domain/lineage/renumbered-path";
import { data, redirect } from "@framework/remix.server";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

/**
 * A renumbered reagent leads to its new number for ever, never to another clone; a product that the law removed leaves a
 * tombstone; a number that was never published is not found.
 * @param url address below the product's page; null for the page itself, which names the former number
 * @throws Response always: 301, 410 with reason and day, or 404
 */
export async function whatBecame(context: PublicContext, key: string, url: URL | null): Promise<never> {
  const fate = await context.services.catalogue.fate(key);
  if (fate?.kind === "renumbered")
    throw redirect(url ? renumberedPath(url, fate.to) : `/products/${fate.to}?from=${key}`, 301);
  if (fate?.kind === "removed") {
    const { reason, day } = fate;
    const title = context.t("errors.goneTitle");
    throw data({ title, removed: { number: key, reason, day } }, { status: 410, statusText: "Gone" });
  }
  throw pageNotFound();
}
