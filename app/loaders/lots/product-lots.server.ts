/** `/products/{id}/lots`: lots of a product, two of them side by side, and its feed. */

import type { Lot, LotState } from "@contracts/catalogue/lots";
import { atomFeed } from "@domain/findability/atom";
import { foldLot, lotPath } from "@domain/lots/fold-lot";
import { currentLot, lastDay, lotState } from "@domain/lots/lot-state";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { loadProductOf } from "~/loaders/product/record.server";
import { certificateView, lotDay } from "./certificate.server";
import { lotsOf, todayOf } from "./find-lot.server";
import { lotCrumbs } from "./lot.server";

export interface LotRow {
  readonly number: string;
  readonly href: string;
  readonly state: LotState;
  readonly isCurrent: boolean;
  readonly made: string;
  readonly released: string;
  readonly lastDay: string;
  readonly isRetested: boolean;
  readonly isChosen: boolean;
}

/** A row of the comparison: a fact or a test of two lots. */
interface ComparedRow {
  readonly key: string;
  readonly term: string;
  readonly english: boolean;
  readonly values: readonly [string, string];
  readonly differs: boolean;
}

export interface ProductLotsData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: { readonly key: string; readonly name: string };
  readonly rows: readonly LotRow[];
  readonly demonstration: boolean;
  readonly comparison: { readonly lots: readonly [LotRow, LotRow]; readonly rows: readonly ComparedRow[] } | null;
  /** Reason why the chosen lots are not compared. */
  readonly error: string | null;
  readonly feed: string;
}

/** Query parameter of the lots to compare, given twice. */
const lotParameter = "lot";

export async function loadProductLots(context: PublicContext, { params, url }: PageArgs): Promise<ProductLotsData> {
  const { t } = context;
  const product = await loadProductOf(context, params.id, url);
  const lots = await lotsOf(context, product.key);
  const asked = url.searchParams.getAll(lotParameter).slice(0, 20);
  const chosen = lots.filter(({ number }) => asked.some((text) => foldLot(text.slice(0, 60)) === foldLot(number)));
  const current = currentLot(lots, todayOf(context));
  const rows = lots.map((lot) => rowOf(context, lot, { current, isChosen: chosen.includes(lot) }));
  const [first, second, ...more] = chosen;
  const isPair = first !== undefined && second !== undefined && more.length === 0;
  const isWrong = asked.length > 0 && !isPair;
  if (isWrong) context.setErrorStatus(400);
  const { key, name } = product;
  const path = `/products/${key}/lots`;
  const rowFor = (lot: Lot) => rowOf(context, lot, { current, isChosen: true });
  return {
    head: {
      ...pageHead(context, {
        title: t("lots.productTitle", { number: key, name }),
        description: t("lots.productDescription", { name }),
        path,
        index: asked.length === 0 && !context.preview,
      }),
      feeds: [{ title: t("lots.feedTitle", { number: key, name }), href: feedPath(key) }],
    },
    crumbs: lotCrumbs(context, key, []),
    product: { key, name },
    rows,
    demonstration: lots.some((lot) => lot.demonstration),
    comparison: isPair
      ? { lots: [rowFor(first), rowFor(second)], rows: comparedRows(context, [first, second], { key, name }) }
      : null,
    error: isWrong ? t("lots.chooseTwo") : null,
    feed: feedPath(key),
  };
}

const feedPath = (key: string) => `/products/${key}/lots.xml`;

function rowOf(
  context: PublicContext,
  lot: Lot,
  { current, isChosen }: { readonly current: Lot | null; readonly isChosen: boolean },
): LotRow {
  return {
    number: lot.number,
    href: lotPath(lot),
    state: lotState(lot),
    isCurrent: lot.number === current?.number,
    made: lotDay(context, lot.made),
    released: lotDay(context, lot.released),
    lastDay: lotDay(context, lastDay(lot)),
    isRetested: lot.expires === null,
    isChosen,
  };
}

/** Facts and tests that one of the lots has, in the order of the certificate; tests are matched by property and method. */
function comparedRows(
  context: PublicContext,
  lots: readonly [Lot, Lot],
  product: { key: string; name: string },
): ComparedRow[] {
  const none = context.t("lots.notStated");
  const columns = lots.map((lot) => {
    const { facts, tests } = certificateView(context, lot, product);
    const shown = facts.filter(({ key }) => key !== "product" && key !== "sha256");
    return new Map<string, { term: string; text: string; english: boolean }>([
      ...shown.map((fact) => [fact.key, fact] as const),
      ...tests.map((test) => {
        const text = `${test.result} (${test.limits})`;
        return [`${test.property} ${test.method}`, { term: test.property, text, english: true }] as const;
      }),
    ]);
  });
  const keys = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...keys].map((key) => {
    const [one, other] = columns.map((column) => column.get(key));
    const values = [one?.text ?? none, other?.text ?? none] as const;
    const { term = key, english = false } = one ?? other ?? {};
    return { key, term, english, values, differs: values[0] !== values[1] };
  });
}

/** `/products/{id}/lots.xml`: releases and recalls of lots, newest first. */
export async function loadLotsFeed(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const { origins, market, t } = context;
  const { key, name, lastModifiedAt } = await loadProductOf(context, params.id, url);
  const lots = await lotsOf(context, key);
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const entries = lots.flatMap((lot) => {
    const href = origins.current + lotPath(lot);
    const title = t("lots.one", { number: lot.number });
    const released = {
      title: t("lots.feedReleased", { lot: title }),
      href,
      updatedAt: at(lot.released),
      summary: name,
    };
    if (!lot.recall) return [released];
    const summary = reasonInLanguage(lot.recall, market.language);
    const recalled = { title: t("lots.feedRecalled", { lot: title }), updatedAt: at(lot.recall.day), summary };
    return [{ ...recalled, href: `${href}#recall` }, released];
  });
  const text = atomFeed({
    title: t("lots.feedTitle", { number: key, name }),
    self: origins.current + feedPath(key),
    page: `${origins.current}/products/${key}/lots`,
    language: market.locale,
    author: "Benchside",
    since: Date.parse(lastModifiedAt),
    entries: entries.sort((a, b) => b.updatedAt - a.updatedAt),
  });
  return new Response(text, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
