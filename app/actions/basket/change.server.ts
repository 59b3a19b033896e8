/** Executes a basket form and returns the result, for scripts and for plain forms. */
import type { BasketAnswer, BasketMessage, BasketPlace, BasketRefusal } from "@contracts/commerce/basket-answers";
import { quantityIntent } from "@domain/basket/quantity";
import { type BasketRules, resolveBasketRules } from "@domain/selling/market-rules";
import { isExcluded } from "@domain/selling/selling";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { basketState, endedSession } from "~/loaders/basket/basket.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { type BasketForm, basketForm, formProblem, runForm } from "./forms.server";
import { basketMessages, hasNoMessage, shopMessage } from "./messages.server";

export interface BasketChange {
  /** Null if the fields are invalid. */
  readonly form: BasketForm | null;
  readonly answer: BasketAnswer;
  /** HTTP status of a page that shows the result. */
  readonly status: number;
  /** Set if the same form was executed a moment ago and is not repeated. */
  readonly repeated?: true;
}

const table: BasketPlace = { kind: "table" };

export async function changeBasketBy(context: PrivateContext, fields: FormData): Promise<BasketChange> {
  const typed = textFields(fields);
  const parsed = v.safeParse(basketForm, typed);
  if (!parsed.success) {
    const { place, message } = formProblem(context, typed);
    return refused(context, null, 400, place, [message]);
  }
  const form = parsed.output;
  const { market, session } = context;
  const settings = await loadSellingSettings(context);
  const rules = resolveBasketRules(market.country, session.kind, settings);
  if (!rules.available) {
    return refused(context, form, 403, table, [shopMessage("NotAvailable", context.t("basket.notForCountry"))]);
  }
  if (form.intent === "change" && quantityIntent(form.quantity).kind === "invalid") {
    const invalid = shopMessage("InvalidQuantity", context.t("basket.error.invalidQuantity"));
    return refused(context, form, 422, { kind: "line", line: form.line }, [invalid]);
  }
  // The gateway does not apply editors' lists, and the product page may be older than a change to them.
  if (form.intent === "add" && isExcluded(form.sku, market.country, settings)) {
    const excluded = shopMessage("MatchingPriceNotFound", context.t("basketRefusals.notAvailable"));
    return refused(context, form, 422, table, [excluded]);
  }
  if (form.intent === "add") context.log.info("product added to the basket", { sku: form.sku });
  const result = await runForm(context, form, rules);
  if (!result.ok) return failed(context, form, rules, result);
  const state = await basketState(context, rules, result);
  // The gateway accepted the add but the product is missing, without a reason (T-QADD-29).
  if (form.intent === "add" && !result.value.lineItems.some(({ sku }) => sku === form.sku)) {
    return refused(context, form, 422, table, [shopMessage("AddFailed", context.t("basketRefusals.addFailed"))]);
  }
  const added = form.intent === "add" ? { sku: form.sku, count: form.quantity } : null;
  const answer: BasketAnswer = { ok: true, state, added, expired: context.session.expired };
  return { form, status: 200, answer, ...(result.repeated && { repeated: true }) };
}

/** Messages for an error or an outage, and where to show them (T-TERR-11). */
async function failed(
  context: PrivateContext,
  form: BasketForm,
  rules: BasketRules,
  failure: CommerceFailure,
): Promise<BasketChange> {
  const outage = failure.status === 0 || failure.status >= 500;
  const ended = endedSession(context, failure);
  if (ended) {
    const text = context.t(ended === "punchout" ? "errors.sessionPunchout" : "errors.sessionCustomer");
    return refused(context, form, 422, table, [shopMessage("SessionEnded", text)]);
  }
  if (!outage && context.session.expired === "anonymous") {
    return refused(context, form, 422, table, [shopMessage("SessionEnded", context.t("errors.sessionAnonymous"))]);
  }
  if (form.intent === "add") {
    return refused(context, form, outage ? 503 : 422, table, basketMessages(context, failure));
  }
  if (!outage && "line" in form) {
    // Another window may have removed the line; then show the current basket.
    const now = await context.services.commerce.activeCart();
    if (now.ok && !now.value?.lineItems.some(({ id }) => id === form.line)) {
      const gone = shopMessage("LineGone", context.t("basketRefusals.lineGone"));
      return refused(context, form, 422, table, [gone], await basketState(context, rules, now));
    }
    if (now.ok && failure.status === 409) {
      const changed = shopMessage("ConcurrentModification", context.t("basketRefusals.changedMeanwhile"));
      return refused(context, form, 422, table, [changed], await basketState(context, rules, now));
    }
  }
  const messages =
    form.intent === "change" && hasNoMessage(failure)
      ? [shopMessage(failure.errors[0].code, context.t("basketRefusals.quantityFailed"))]
      : basketMessages(context, failure);
  const place: BasketPlace = form.intent === "change" ? { kind: "line", line: form.line } : table;
  return refused(context, form, outage ? 503 : 422, place, messages);
}

function refused(
  context: PrivateContext,
  form: BasketForm | null,
  status: number,
  place: BasketPlace,
  messages: BasketMessage[],
  state: BasketRefusal["state"] = null,
): BasketChange {
  return { form, status, answer: { ok: false, place, messages, state, expired: context.session.expired } };
}
