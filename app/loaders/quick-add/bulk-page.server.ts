/** `/cart/quick-add/list`: reads a list, reviews it row by row, accepts corrections, and adds the valid rows. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { packList } from "@domain/quick-add/list-form";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { addList, type BulkAdded } from "./bulk-add.server";
import { readNewList, readSentList, tooLargeText } from "./bulk-input.server";
import { type BulkRow, type BulkState, bulkRow, type JudgedList, judgeList, roomOf, stateOf } from "./bulk-rows.server";

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
  /** Error of the list as a whole. */
  readonly fault: string | null;
  /** Submitted text of the field. */
  readonly paste: string;
  readonly review: BulkReview | null;
}

const shows = ["all", "attention", "text"] as const;
export type BulkShow = (typeof shows)[number];
const shown = v.fallback(v.picklist(shows), "all");
const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)), 1);
const pressKey = v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/)), () => crypto.randomUUID());

export async function loadBulkPage(context: PrivateContext, { url }: PageArgs): Promise<BulkPageData> {
  const { available } = await loadBasketRules(context);
  const tooLarge = available && url.searchParams.get("fault") === "large";
  return pageData(context, { available, ...(tooLarge && { fault: tooLargeText(context) }) });
}

export async function reviewList(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const rules = await loadBasketRules(context);
  if (!rules.available) return answer(context, 403, { available: false });
  const sent = form.get("list");
  const input = typeof sent === "string" ? readSentList(context, form, sent) : await readNewList(context, form);
  if (!input.ok) return answer(context, input.status, { fault: input.text, paste: input.paste });

  const { entries } = input;
  const basket = roomOf(await context.services.commerce.activeCart());
  const judged = await judgeList(context, entries, basket);
  const go = form.get("go");
  if (go !== "add") return answer(context, 200, { review: review(context, judged, viewOf(form, go)) });

  const added = await addList(context, rules, judged, v.parse(pressKey, form.get("key")));
  const left = entries.filter((_, index) => !isAdded(judged, added, index));
  if (added.cart && left.every(({ code }) => code === "")) return redirect(basketAfter(added), 303);
  const rest = added.cart ? await judgeList(context, left, roomOf({ ok: true, value: added.cart })) : judged;
  const outcome = { ...added, added: added.items.reduce((sum, { quantity }) => sum + quantity, 0) };
  return answer(context, added.status, { review: review(context, rest, { show: "all", page: 1 }, outcome) });
}

function isAdded({ entries, plans }: JudgedList, { cart, refusals }: BulkAdded, index: number): boolean {
  return cart !== null && stateOf(plans[index]) === "ready" && !refusals.has(entries[index]?.code ?? "");
}

/** The basket page reports the addition, as after every add without scripts. */
function basketAfter({ items }: BulkAdded): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `/cart?${new URLSearchParams({ added: items.map(({ id }) => id).join(","), count: String(count) })}`;
}

interface View {
  readonly show: BulkShow;
  readonly page: number;
}

/** A pager or filter button changes the view; any other button keeps it. */
function viewOf(form: FormData, go: FormDataEntryValue | null): View {
  const [, wanted] = typeof go === "string" ? (/^page-(\d{1,3})$/.exec(go) ?? []) : [];
  const show = shows.find((one) => go === `show-${one}`);
  if (show) return { show, page: 1 };
  return { show: v.parse(shown, form.get("show")), page: v.parse(pageNumber, wanted ?? form.get("page")) };
}

type Outcome = Pick<BulkAdded, "refusals" | "messages"> & { readonly added: number };
const nothingYet: Outcome = { refusals: new Map(), messages: [], added: 0 };

function review(context: PrivateContext, judged: JudgedList, view: View, outcome: Outcome = nothingYet): BulkReview {
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

function pageData(context: PrivateContext, change: Partial<BulkPageData>): BulkPageData {
  return {
    head: pageHead(context, { title: context.t("bulk.title"), path: "/cart/quick-add/list", index: false }),
    available: true,
    fault: null,
    paste: "",
    review: null,
    ...change,
  };
}

const answer = (context: PrivateContext, status: number, change: Partial<BulkPageData>) =>
  data<BulkPageData>(pageData(context, change), { status });
