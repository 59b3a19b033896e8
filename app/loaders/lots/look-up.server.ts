/** `/lots`: look-up of a lot by what is printed on the vial, and `/01/…`, the address that a label's code holds. */

import { readDigitalLink, readElementString } from "@domain/lots/digital-link";
import { foldLot, lotPath } from "@domain/lots/fold-lot";
import { readProductField, readVial } from "@domain/lots/read-vial";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { lotsNamed } from "./find-lot.server";
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

/** Leads to the lot if there is one; otherwise shows the form with what was typed and what is missing. */
export async function loadLotLookUp(context: PublicContext, { url }: PageArgs): Promise<LotLookUpData> {
  const { t } = context;
  const product = (url.searchParams.get("product") ?? "").trim().slice(0, maxTyped);
  const typed = (url.searchParams.get("lot") ?? "").trim().slice(0, maxTyped);
  const scanned = readElementString(typed, context.now);
  if (scanned) throw redirect(await labelTarget(context, scanned));
  const vial = readVial(typed);
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
    const unknown = productKey === null ? t("lots.unknownLot") : t("lots.unknownLotOf", { product: productKey });
    return { ...page, errors: { product: null, lot: unknown } };
  }
  return { ...page, total, matches: matches.map((match) => ({ ...match, href: lotPath(match) })) };
}

/** A GS1 Digital Link leads to its lot, or to its product without one. */
export async function loadDigitalLink(context: PublicContext, { url }: PageArgs): Promise<Response> {
  const label = readDigitalLink(url.pathname, url.searchParams, context.now);
  if (!label) throw pageNotFound();
  return redirect(await labelTarget(context, label), 307);
}

async function labelTarget(
  { services }: PublicContext,
  { gtin, lot, expires }: NonNullable<ReturnType<typeof readDigitalLink>>,
): Promise<string> {
  const item = await services.lots.tradeItem(gtin);
  if (!item) throw pageNotFound();
  if (lot === null) return `/products/${item.sku}`;
  const { matches } = await services.lots.named(foldLot(lot), item.productKey);
  const [match] = matches;
  // The product is known, so that the form says that it has no such lot.
  if (!match) return `/lots?${new URLSearchParams({ product: item.productKey, lot })}`;
  return lotPath(match) + (expires === null ? "" : `?${printedParameter}=${expires}`);
}
