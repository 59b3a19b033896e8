/** The answer to a product number without a page. */
import { data, redirect } from "@framework/remix.server";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

/**
 * A renumbered reagent leads to its new number for ever, never to another clone; a product that the law removed leaves a
 * tombstone; a number that was never published is not found.
 * @throws Response always: 301, 410 with reason and day, or 404
 */
export async function whatBecame(context: PublicContext, key: string): Promise<never> {
  const fate = await context.services.catalogue.fate(key);
  if (fate?.kind === "renumbered") throw redirect(`/products/${fate.to}?from=${key}`, 301);
  if (fate?.kind === "removed") {
    const { reason, day } = fate;
    const title = context.t("errors.goneTitle");
    throw data({ title, removed: { number: key, reason, day } }, { status: 410, statusText: "Gone" });
  }
  throw pageNotFound();
}
