/** `/lots/{number}`: a lot with its certificate, bridges and successor. */

import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Lot, LotBridge, LotState } from "@contracts/catalogue/lots";
import { evidenceCellPath } from "@domain/evidence/address";
import { digitalLinkOf } from "@domain/lots/digital-link";
import { lotPath } from "@domain/lots/fold-lot";
import { lotState, sameLotAgain } from "@domain/lots/lot-state";
import { applicationName } from "@domain/product-page/applications";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { formatNumber } from "~/i18n/format";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import type { ProductFigure } from "~/loaders/product/data.server";
import { productFigures, withFigures } from "~/loaders/product/figures.server";
import { type CertificateView, certificateView, lotDay } from "./certificate.server";
import { type FoundLot, findLot, todayOf } from "./find-lot.server";
import { type LotOffer, lotOffer } from "./lot-offer.server";

interface BridgeView {
  readonly from: string;
  readonly to: string;
  readonly href: string;
  readonly ratio: string;
  readonly limits: string;
  readonly pass: boolean;
}

interface LotEvidence extends Pick<EvidenceRecord, "id" | "species" | "outcome" | "figureIds"> {
  /** A displayed code or "other"; selects the name. */
  readonly application: string;
  readonly href: string;
}

type AgainView =
  | { readonly kind: "same"; readonly href: string; readonly offer: LotOffer }
  | { readonly kind: "bridged" | "newer"; readonly to: string; readonly href: string; readonly steps: number }
  | { readonly kind: "none" };

export interface LotPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: { readonly key: string; readonly name: string };
  readonly number: string;
  readonly state: LotState;
  readonly recall: { readonly reason: string; readonly day: string } | null;
  readonly demonstration: boolean;
  /** Set if the expiry date on the vial differs from the lot's. */
  readonly mismatch: { readonly printed: string; readonly recorded: string } | null;
  readonly certificate: CertificateView;
  /** Figures of the lot's tests and evidence. */
  readonly figures: readonly ProductFigure[];
  /** Active evidence records that tested this lot. */
  readonly evidence: readonly LotEvidence[];
  readonly bridges: readonly BridgeView[];
  readonly again: AgainView;
  readonly files: { readonly pdf: string; readonly json: string };
  readonly lotsHref: string;
  /** Page at which signed-in customers watch the lot, and hold it where the shop takes orders; null for a recalled one. */
  readonly desk: { readonly href: string; readonly isHeld: boolean } | null;
  readonly datasheetHref: string;
  /** GS1 Digital Links of the sizes with a GTIN. */
  readonly digitalLinks: readonly { readonly sku: string; readonly href: string }[];
  /** Set if the PDF could not be made. */
  readonly fileError: string | null;
}

/** Query parameter with the expiry date of a scanned vial. */
export const printedParameter = "expires";
const fileErrors = ["limit", "unavailable"] as const;

export async function loadLotPage(context: PublicContext, { params, url }: PageArgs): Promise<LotPageData> {
  const found = await findLot(context, params.number, (lot) => lotPath(lot) + url.search);
  const { lot, product } = found;
  const { t, imagesUrl } = context;
  const [{ product: figured }, { records }, offer] = await Promise.all([
    withFigures(context, product),
    context.services.catalogue.evidence(product.key),
    lotOffer(context, product),
  ]);
  // A record of another format names a lot of that product.
  const isOfLot = (record: EvidenceRecord) =>
    record.lot === lot.number && (record.testedKey === null || record.testedKey === product.key);
  const evidence = records.filter((record) => isOfLot(record) && record.state.kind === "active");
  const shown = new Set([...lot.tests, ...evidence].flatMap(({ figureIds }) => figureIds));
  const path = lotPath(lot);
  const { key, name } = product;
  const error = fileErrors.find((code) => code === url.searchParams.get("pdf"));
  return {
    head: pageHead(context, {
      title: t("lots.lotTitle", { number: lot.number, product: key, name }),
      description: t("lots.lotDescription", { number: lot.number, name }),
      path,
      index: !context.preview,
    }),
    crumbs: lotCrumbs(context, key, [{ label: t("lots.one", { number: lot.number }), to: path }]),
    product: { key, name },
    number: lot.number,
    state: lotState(lot),
    recall: lot.recall && {
      reason: reasonInLanguage(lot.recall, context.market.language),
      day: lotDay(context, lot.recall.day),
    },
    demonstration: lot.demonstration,
    mismatch: mismatchOf(context, lot, url.searchParams.get(printedParameter)),
    certificate: certificateView(context, lot, product),
    figures: productFigures(
      figured.attributes.figures.filter(({ id }) => shown.has(id)),
      imagesUrl,
    ),
    evidence: evidence.map(({ id, application, species, outcome, figureIds }) => ({
      ...{ id, species, outcome, figureIds },
      application: applicationName(application),
      href: `${evidenceCellPath(key, { application, species })}#${id}`,
    })),
    bridges: bridgesOf(context, found),
    again: againView(context, found, offer),
    files: { pdf: `${path}.pdf`, json: `${path}.json` },
    lotsHref: `/products/${key}/lots`,
    desk:
      lotState(lot) === "recalled"
        ? null
        : { href: `/account/my/lots?lot=${key}-${lot.number}`, isHeld: offer.kind === "order" },
    datasheetHref: `/products/${key}/datasheet`,
    digitalLinks: lot.stock.flatMap(({ sku, gtin }) =>
      gtin === null ? [] : [{ sku, href: digitalLinkOf({ gtin, lot: lot.number, expires: lot.expires }) }],
    ),
    fileError: error ? t(`lots.fileError.${error}`) : null,
  };
}

/** Breadcrumb of the pages about lots. */
export function lotCrumbs(
  { t }: PublicContext,
  key: string,
  further: LotPageData["crumbs"],
): { readonly label: string; readonly to: string }[] {
  return [
    { label: t("chrome.breadcrumbHome"), to: "/" },
    { label: t("chrome.productsCrumb"), to: "/browse" },
    { label: key, to: `/products/${key}` },
    { label: t("lots.title"), to: `/products/${key}/lots` },
    ...further,
  ];
}

function mismatchOf(context: PublicContext, { expires }: Lot, printed: string | null): LotPageData["mismatch"] {
  if (!printed || !/^\d{4}-\d{2}-\d{2}$/.test(printed) || Number.isNaN(Date.parse(`${printed}T12:00:00Z`))) return null;
  if (expires === null || printed === expires) return null;
  return { printed: lotDay(context, printed), recorded: lotDay(context, expires) };
}

/** Bridges from the lot and to it. */
function bridgesOf(context: PublicContext, { lot, lots }: FoundLot): BridgeView[] {
  return lots
    .filter(({ bridge, number }) => bridge !== null && (number === lot.number || bridge.toLot === lot.number))
    .flatMap((other) => (other.bridge ? [bridgeView(context, other, other.bridge, lot)] : []));
}

function bridgeView({ market, t }: PublicContext, of: Lot, bridge: LotBridge, seenFrom: Lot): BridgeView {
  const number = (value: number) => formatNumber(value, market);
  const other = of.number === seenFrom.number ? bridge.toLot : of.number;
  return {
    from: of.number,
    to: bridge.toLot,
    href: lotPath({ productKey: of.productKey, number: other }),
    ratio: number(bridge.ratio),
    limits: t("lots.between", { min: number(bridge.limits.min), max: number(bridge.limits.max) }),
    pass: bridge.pass,
  };
}

function againView(context: PublicContext, { lot, lots }: FoundLot, offer: LotOffer): AgainView {
  const again = sameLotAgain(lot, lots, todayOf(context));
  const hrefOf = (number: string) => lotPath({ productKey: lot.productKey, number });
  switch (again.kind) {
    case "same":
      return { kind: "same", href: `/products/${lot.productKey}`, offer };
    case "bridged":
      return { kind: "bridged", to: again.to, href: hrefOf(again.to), steps: again.steps.length };
    case "newer":
      return { kind: "newer", to: again.to, href: hrefOf(again.to), steps: 0 };
    case "none":
      return again;
    default:
      return again satisfies never;
  }
}
