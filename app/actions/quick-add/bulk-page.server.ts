/** The form of `/cart/quick-add/list`: reads a list, judges and corrects its rows, and adds the valid ones. */

import { keptFormField } from "@domain/market/kept-form";
import { asksForReading } from "@domain/paste/asks-for-reading";
import { maxPasteLines } from "@domain/paste/read-paste";
import { maxListBytes } from "@domain/quick-add/list-limits";
import type { BasketRules } from "@domain/selling/market-rules";
import { isTooLarge } from "@domain/uploads/upload";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { addedAddress } from "~/actions/basket/added-address.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { typedFields } from "~/loaders/form/typed-form.server";
import {
  type ListFault,
  readNewList,
  readSentList,
  readTicked,
  tooLarge,
  typedList,
} from "~/loaders/quick-add/bulk-input.server";
import { type BulkPageData, bulkShows, pageData, review, type View } from "~/loaders/quick-add/bulk-page.server";
import { type JudgedList, judgeList, namesOtherProducts, roomOf, stateOf } from "~/loaders/quick-add/bulk-rows.server";
import { asSent, reviewPaste } from "~/loaders/quick-add/paste-review.server";
import { addList, type BulkAdded } from "./bulk-add.server";

const shown = v.fallback(v.picklist(bulkShows), "all");

const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)), 1);

const pressKey = v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/)), () => crypto.randomUUID());

export async function reviewList(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const rules = await loadBasketRules(context);
  if (!rules.available) return answer(context, 403, { available: false, typed: typedFields(form) });
  const sent = form.get("list");
  const text = form.get("pasted");
  const isShown = form.has(keptFormField);
  if (typeof text === "string")
    return isShown ? showPasted(context, text, form, 200) : addTicked(context, rules, form, text);
  if (isShown && typeof sent !== "string") return answer(context, 200, { paste: typedList(form) });
  if (isTooLarge(url)) return answer(context, 413, { fault: tooLarge(context, "file"), paste: typedList(form) });
  const input = typeof sent === "string" ? readSentList(context, form, sent) : await readNewList(context, form);
  if (!input.ok) return answer(context, input.status, { fault: input.fault, paste: input.paste });

  const { entries } = input;
  if (asksForReading(input.text, entries)) return showPasted(context, input.text);
  const basket = roomOf(await context.services.commerce.activeCart());
  const judged = await judgeList(context, entries, basket);
  if (input.text !== "" && entries.length <= maxPasteLines && namesOtherProducts(judged))
    return showPasted(context, input.text);
  const go = form.get("go");
  if (go !== "add" || isShown) return answer(context, 200, { review: review(context, judged, viewOf(form, go)) });

  return add(context, rules, judged, form);
}

/**
 * Shows the lines of a pasted text with the matching products.
 * @param sent form of the review page, whose choices are kept; null for a new text
 * @param status 200 if the form is only shown again; otherwise it was sent with nothing ticked
 */
async function showPasted(context: PrivateContext, text: string, sent: FormData | null = null, status = 422) {
  const pasted = await reviewPaste(context, text.slice(0, maxListBytes));
  if (!pasted) return answer(context, 503, { fault: fault(context.t("basket.error.network")), paste: text });
  if (!sent) return answer(context, 200, { pasted });
  const shown = asSent(context, pasted, sent);
  return answer(context, status, {
    pasted: shown,
    ...(status !== 200 && { fault: fault(context.t("bulk.nothingTicked")) }),
  });
}

async function addTicked(context: PrivateContext, rules: BasketRules, form: FormData, text: string) {
  const entries = readTicked(form);
  if (entries.length === 0) return showPasted(context, text, form);
  const basket = roomOf(await context.services.commerce.activeCart());
  return add(context, rules, await judgeList(context, entries, basket, true), form);
}

async function add(context: PrivateContext, rules: BasketRules, judged: JudgedList, form: FormData) {
  const { entries } = judged;
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
const basketAfter = ({ items, repeated }: BulkAdded): string =>
  addedAddress(
    items.map(({ id: sku, quantity }) => ({ sku, quantity })),
    repeated,
  );

/** A pager or filter button changes the view; any other button keeps it. */
function viewOf(form: FormData, go: FormDataEntryValue | null): View {
  const [, wanted] = typeof go === "string" ? (/^page-(\d{1,3})$/.exec(go) ?? []) : [];
  const show = bulkShows.find((one) => go === `show-${one}`);
  if (show) return { show, page: 1 };
  return { show: v.parse(shown, form.get("show")), page: v.parse(pageNumber, wanted ?? form.get("page")) };
}

/** An error of the list as a whole, not of a field. */
const fault = (text: string): ListFault => ({ text, field: null });

const answer = (context: PrivateContext, status: number, change: Partial<BulkPageData>) =>
  data<BulkPageData>(pageData(context, change), { status });
