/** `/lots`: look-up of a lot by the print on its vial, and `/01/…`, the address that a label's code holds. */

import { type LabeledLot, readDigitalLink } from "@domain/lots/digital-link";
import { foldLot, lotPath } from "@domain/lots/fold-lot";
import { readLabelCode } from "@domain/lots/label-code";
import { readLotField, readProductField } from "@domain/lots/read-vial";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { lotsNamed, refuseRemoved } from "./find-lot.server";
import { printedParameter } from "./lot.server";

export interface LotLookUpData {
  readonly head: PageHead;
  /** As typed. */
  readonly product: string;
  readonly lot: string;
  readonly errors: { readonly product: string | null; readonly lot: string | null };
  /** Lots with this number, if the product was not given. */
  readonly matches: readonly { readonly productKey: string; readonly number: string; readonly href: string }[];
  /** Number of all such lots. */
  readonly total: number;
}

const maxTyped = 200;

/** Redirects to the lot if there is one; otherwise shows the form with the typed values and the missing ones marked. */
export async function loadLotLookUp(context: PublicContext, { url }: PageArgs): Promise<LotLookUpData> {
  const { t } = context;
  const product = (url.searchParams.get("product") ?? "").trim().slice(0, maxTyped);
  const typed = (url.searchParams.get("lot") ?? "").trim().slice(0, maxTyped);
  const codes = readLabelCode(typed, context.now);
  const target = await labelTarget(context, codes);
  if (target) throw redirect(target);
  const vial = readLotField(typed);
  const productKey = readProductField(product) ?? vial?.productKey ?? null;
  const lot = vial?.lot ?? foldLot(typed);
  const page = {
    head: pageHead(context, {
      title: t("lots.lookUp"),
      description: t("lots.lookUpDescription"),
      path: "/lots",
      index: product === "" && typed === "",
    }),
    product,
    lot: typed,
    errors: { product: null, lot: null },
    matches: [],
    total: 0,
  };
  if (product === "" && typed === "") return page;
  // A code that can be read names an item that the shop does not sell.
  if (codes.length > 0) return { ...page, errors: { product: null, lot: t("lots.unknownCode") } };
  const unreadable = product !== "" && productKey === null ? t("lots.productInvalid") : null;
  if (lot === "" || lot.length > 40 || unreadable !== null) {
    context.setErrorStatus(400);
    return {
      ...page,
      errors: { product: unreadable, lot: lot === "" || lot.length > 40 ? t("lots.lotInvalid") : null },
    };
  }
  const { total, matches } = await lotsNamed(context, lot, productKey);
  const [only] = matches;
  if (only && total === 1) throw redirect(lotPath(only));
  if (total === 0) {
    if (productKey !== null) await refuseRemoved(context, productKey);
    const unknown = productKey === null ? t("lots.unknownLot") : t("lots.unknownLotOf", { product: productKey });
    return { ...page, errors: { product: null, lot: unknown } };
  }
  return { ...page, total, matches: matches.map((match) => ({ ...match, href: lotPath(match) })) };
}

/** Redirects a GS1 Digital Link to its lot, or to its product if it has no lot. */
export async function loadDigitalLink(context: PublicContext, { url }: PageArgs): Promise<Response> {
  const label = readDigitalLink(url.pathname, url.searchParams, context.now);
  const target = label && (await labelTarget(context, [label]));
  if (!target) throw pageNotFound();
  return redirect(target, 307);
}

/**
 * Path of the lot on a label, or of its product.
 * @param readings of one label, the most likely first
 * @returns null if the shop has no such trade item
 */
async function labelTarget({ services }: PublicContext, readings: readonly LabeledLot[]): Promise<string | null> {
  const [first] = readings;
  const item = first && (await services.lots.tradeItem(first.gtin));
  if (!item) return null;
  if (first.lot === null) return `/products/${item.sku}`;
  for (const { lot, expires } of readings) {
    const { matches } = await services.lots.named(foldLot(lot ?? ""), item.productKey);
    const match = matches.find(({ number }) => number === lot) ?? matches[0];
    if (match) return lotPath(match) + (expires === null ? "" : `?${printedParameter}=${expires}`);
  }
  // The product is known, so the form reports that it has no such lot.
  return `/lots?${new URLSearchParams({ product: item.productKey, lot: first.lot })}`;
}
