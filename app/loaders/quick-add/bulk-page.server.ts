/** `/cart/quick-add/list`: a list of products under review, row by row. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { packList } from "@domain/quick-add/list-form";
import { isTooLarge } from "@domain/uploads/upload";
import type { BulkAdded } from "~/actions/quick-add/bulk-add.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import type { TypedField } from "~/loaders/form/typed-form.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { type ListFault, tooLarge } from "./bulk-input.server";
import { type BulkRow, type BulkState, bulkRow, type JudgedList, stateOf } from "./bulk-rows.server";
import type { PasteReview } from "./paste-review.server";

const rowsPerPage = 100;

/** A list under review; one page of its rows. */
export interface BulkReview {
  readonly rows: readonly BulkRow[];
  readonly counts: Readonly<Record<BulkState, number>>;
  readonly show: BulkShow;
  readonly page: number;
  readonly pages: number;
  /** The whole list, as carried by the page's forms. */
  readonly list: string;
  /** Idempotency key of the next add. */
  readonly key: string;
  /** Number of products just added. */
  readonly added: number;
  readonly messages: readonly BasketMessage[];
}

export interface BulkPageData {
  readonly head: PageHead;
  readonly available: boolean;
  readonly fault: ListFault | null;
  /** Submitted text of the field. */
  readonly paste: string;
  readonly review: BulkReview | null;
  /** Lines of a text that is more than a list of our numbers. */
  readonly pasted: PasteReview | null;
  /** Input that waits in a country without online orders. */
  readonly typed: readonly TypedField[];
}

export const bulkShows = ["all", "attention", "text"] as const;

type BulkShow = (typeof bulkShows)[number];

export async function loadBulkPage(context: PrivateContext, { url }: PageArgs): Promise<BulkPageData> {
  const { available } = await loadBasketRules(context);
  return pageData(context, { available, ...(available && isTooLarge(url) && { fault: tooLarge(context, "file") }) });
}

export interface View {
  readonly show: BulkShow;
  readonly page: number;
}

type Outcome = Pick<BulkAdded, "refusals" | "messages"> & { readonly added: number };

const nothingYet: Outcome = { refusals: new Map(), messages: [], added: 0 };

export function review(
  context: PrivateContext,
  judged: JudgedList,
  view: View,
  outcome: Outcome = nothingYet,
): BulkReview {
  const { refusals, messages, added } = outcome;
  const states = judged.plans.map((plan, index) =>
    refusals.has(judged.entries[index]?.code ?? "") ? "attention" : stateOf(plan),
  );
  const places = states.flatMap((state, index) => (view.show === "all" || state === view.show ? [index] : []));
  const pages = Math.max(1, Math.ceil(places.length / rowsPerPage));
  const page = Math.min(view.page, pages);
  const counts = { ready: 0, attention: 0, text: 0 };
  for (const state of states) counts[state] += 1;
  return {
    rows: places
      .slice((page - 1) * rowsPerPage, page * rowsPerPage)
      .map((index) => bulkRow(context, judged, index, refusals)),
    counts,
    show: view.show,
    page,
    pages,
    list: packList(judged.entries),
    key: crypto.randomUUID(),
    added,
    messages,
  };
}

export function pageData(context: PrivateContext, change: Partial<BulkPageData>): BulkPageData {
  return {
    head: pageHead(context, { title: context.t("bulk.title"), path: "/cart/quick-add/list", index: false }),
    available: true,
    fault: null,
    paste: "",
    review: null,
    pasted: null,
    typed: [],
    ...change,
  };
}
