/**
 * `POST /checkout`: saves the choices, adds an address or a contact, or places the order. Every button belongs to the
 * one form, so nothing typed is lost.
 */
import type { Cart } from "@contracts/commerce/cart";
import { type CardFields, cardSessionId } from "@contracts/commerce/payments";
import { changesSince, orderReviewOf } from "@domain/checkout/order-review";
import { onePagePath } from "@domain/checkout/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import { openCard, payByCard, payByPurchaseOrder, payBySavedCard, paymentChoice } from "~/actions/checkout/card.server";
import { addAddress, addContact } from "~/actions/checkout/new-choice.server";
import {
  orderBasket,
  placedMeanwhile,
  placeForm,
  refusal,
  refusedBy,
  reviewedBasket,
  type SentForm,
} from "~/actions/checkout/place.server";
import { referenceProblems } from "~/actions/checkout/references.server";
import { fieldProblems, ofAnotherAccount, pageOfChoice, type StepRefusal } from "~/actions/checkout/shipping.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { changePromotions } from "~/loaders/browse/promotions.server";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { onePageParts } from "~/loaders/checkout/one-page/one-page.server";
import { paymentRefusals } from "~/loaders/checkout/payment.server";
import { profileOf } from "~/loaders/checkout/shipping.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { keepTyped, signInAgain } from "~/loaders/form/typed-form.server";
import { hasCode } from "~/services/commerce/failures";
import type { CommerceFailure } from "~/services/commerce/types";
import {
  applied,
  choicesForm,
  noteProblems,
  notesIn,
  type OrderForm,
  orderForm,
  requestedDayProblem,
} from "./choices.server";

export async function changeCheckout(context: PrivateContext, sent: PageArgs & SentForm) {
  const { form, url } = sent;
  const intent = String(form.get("intent") ?? "");
  if (!context.session.customerId) return signInAgain(context, pageOfChoice(url, intent), form);
  switch (intent) {
    case "new-address":
    case "new-contact":
      return saveChoices(context, sent, `?new=${intent.slice("new-".length)}`);
    case "upload-purchase-order":
      return saveChoices(context, sent, "/purchase-order");
    case "add-address":
    case "add-contact":
      return addChoice(context, sent);
    case "use-card":
      return takeCard(context, sent);
    case "remove-promo":
    case "apply-promo":
      return changeCodes(context, sent);
    case "place":
      return place(context, sent);
    default:
      return saveChoices(context, sent, partIn(intent));
  }
}

/** Part of the page whose button was pressed ("save ship-to"), as the fragment to return to. */
function partIn(intent: string): string {
  const part = onePageParts.find((name) => intent === `save ${name}`);
  return part ? `#${part}` : "";
}

/** The page without parameters, with the typed values. */
const pageOf = (url: URL): URL => new URL(onePagePath, url);

async function addChoice(context: PrivateContext, sent: SentForm) {
  const { form, url } = sent;
  const [, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { commerce } = context.services;
  const isAddress = form.get("intent") === "add-address";
  const added = isAddress
    ? await addAddress(context, profile, form, "shipping")
    : await addContact(context, profile, form);
  if (!added.ok) return added.again;
  const set = isAddress
    ? await commerce.setChoices({ shippingAddressId: added.id }, context.market.country)
    : await commerce.setAdditionalInfo({ contactId: added.id });
  return set.ok ? redirect(onePagePath, 303) : notSaved(context, sent, set);
}

async function takeCard(context: PrivateContext, sent: SentForm) {
  const { form, url } = sent;
  const id = v.safeParse(cardSessionId, form.get("card"));
  if (!id.success) return redirect(onePagePath, 303);
  const used = await payByCard(context, await requireBasket(context, url), id.output);
  if (used.ok) return redirect(`${onePagePath}#payment`, 303);
  if (used.status !== 404) return notSaved(context, sent, used);
  // The card session has expired or never existed.
  const problems = [context.t("checkout.error.paymentExpired")];
  return data<StepRefusal>({ values: {}, errors: {}, problems }, { status: 422 });
}

async function changeCodes(context: PrivateContext, sent: SentForm) {
  const { form, url } = sent;
  await requireBasket(context, url);
  const outcome = await changePromotions(context, form);
  if (!outcome.ok) {
    const [code = ""] = outcome.refusal.problems;
    return data<StepRefusal>({ values: typedIn(form), errors: { code }, problems: [] }, { status: outcome.status });
  }
  form.delete("code");
  await keepTyped(context, pageOf(url), form);
  return redirect(`${onePagePath}#order-side`, 303);
}

/** @param to end of the address: a part, or the form of a new choice */
async function saveChoices(context: PrivateContext, sent: SentForm, to: string) {
  const { form, url } = sent;
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  const cart = await requireBasket(context, url);
  const values = textFields(form);
  const parsed = v.safeParse(choicesForm, values);
  const wrongDay = requestedDayProblem(context, values);
  if (!parsed.success || wrongDay) {
    return wrongFields(context, form, { ...fieldProblems(context, parsed.issues ?? []), ...wrongDay });
  }
  const notes = notesIn(form, cart);
  const wrongNotes = noteProblems(context, notes);
  if (wrongNotes) return wrongFields(context, form, wrongNotes);
  const saved = await applied(context, parsed.output, { notes, agrees: false });
  if (!saved.ok) return notSaved(context, sent, saved);
  await keepTyped(context, pageOf(url), form);
  return redirect(`${onePagePath}${to}`, 303);
}

async function place(context: PrivateContext, sent: SentForm) {
  const { form, url } = sent;
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  const values = textFields(form);
  const reviewed = v.safeParse(placeForm, values);
  if (!reviewed.success) return redirect(onePagePath, 303);
  const before = await reviewedBasket(context, sent, reviewed.output);
  if (!("cart" in before)) return before;
  const { way: payment, savedCard } = paymentChoice(values.payment);
  const [choices, order] = [
    v.safeParse(choicesForm, values),
    v.safeParse(orderForm, { ...values, payment, savedCard }),
  ];
  const wrongDay = requestedDayProblem(context, values);
  if (!choices.success || !order.success || wrongDay) {
    const issues = [...(choices.issues ?? []), ...(order.issues ?? [])];
    return wrongFields(context, form, { ...fieldProblems(context, issues), ...wrongDay });
  }
  const wrong = await referenceProblems(context, choices.output);
  if (wrong) return wrongFields(context, form, wrong);
  const notes = notesIn(form, before.cart);
  const wrongNotes = noteProblems(context, notes);
  if (wrongNotes) return wrongFields(context, form, wrongNotes);
  // The text beside the button says that placing the order agrees to the privacy notice.
  const saved = await applied(context, choices.output, { notes, agrees: !isCardEntry(order.output) });
  if (!saved.ok) return notPlaced(context, sent, saved, before.cart);
  // A choice that was not yet saved may cost more than the page said.
  const changes = changesSince(orderReviewOf(before.cart), saved.value).filter(({ kind }) => kind !== "details");
  if (changes.length > 0) return refusal(sent, { kind: "changed", changes }, 409);
  return payAndOrder(context, sent, saved.value, order.output);
}

/** The card is entered first, and the order is placed with the next press. */
const isCardEntry = ({ payment }: OrderForm): boolean => payment === "card";

async function payAndOrder(context: PrivateContext, sent: SentForm, cart: Cart, order: OrderForm) {
  switch (order.payment) {
    case "card": {
      const opened = await openCard(context, onePagePath);
      return opened.ok ? showFields(context, sent, opened.value) : notPlaced(context, sent, opened, cart);
    }
    case "saved": {
      const paid = await payBySavedCard(context, cart, { page: onePagePath, savedCard: order.savedCard });
      if (!paid.ok && hasCode(paid, "SavedCardGone"))
        return wrongFields(context, sent.form, { payment: context.t("checkout.error.savedCardGone") });
      if (!paid.ok) return notPlaced(context, sent, paid, cart);
      return "asking" in paid.value
        ? showFields(context, sent, paid.value.asking)
        : orderBasket(context, sent, paid.value.cart);
    }
    case "purchaseOrder": {
      const paid = await payByPurchaseOrder(context, cart, order);
      return paid.ok ? orderBasket(context, sent, paid.value) : notPlaced(context, sent, paid, cart);
    }
    case "keep":
      return cart.paymentInfo?.payments.length === 1
        ? orderBasket(context, sent, cart)
        : wrongFields(context, sent.form, { payment: context.t("checkout.problems.choose") });
    default:
      return order satisfies never;
  }
}

/** Redirects to the card fields; afterwards the page shows the entered card. */
async function showFields(context: PrivateContext, { form, url }: SentForm, { frameUrl, pageUrl }: CardFields) {
  form.delete("payment");
  await keepTyped(context, pageOf(url), form);
  return form.get("frame") ? data({ cardFrame: { frameUrl, pageUrl } }) : redirect(pageUrl, 303);
}

/** Fields that the customer typed, without those that the page wrote into the form. */
function typedIn(form: FormData): Record<string, string> {
  const { seen: _, basket: __, ...values } = textFields(form);
  return values;
}

function wrongFields({ t }: PrivateContext, form: FormData, errors: Record<string, string>, status = 422) {
  const problems = [t("checkout.problems.heading")];
  return data<StepRefusal>({ values: typedIn(form), errors, problems }, { status });
}

/** A change that the gateway refused, with the reason beside its field. */
async function notSaved(context: PrivateContext, { form, url }: SentForm, failure: CommerceFailure) {
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const [{ code, reason }] = failure.errors;
  const status = failure.status === 0 || failure.status >= 500 ? 503 : 422;
  const texts = basketMessages(context, failure).map(({ text }) => text);
  if (code === "InvalidVatId") return wrongFields(context, form, { vatId: sentences(texts) }, status);
  if (code === "ShippingMethodDoesNotMatchCart") {
    return wrongFields(context, form, { shippingMethod: sentences(texts) }, status);
  }
  if (reason === "address") return wrongFields(context, form, { address: context.t("checkout.problems.gone") }, status);
  return data<StepRefusal>({ values: typedIn(form), errors: {}, problems: texts }, { status });
}

/** Like `notSaved`, but while placing the order, which another press may already have placed. */
async function notPlaced(context: PrivateContext, sent: SentForm, failure: CommerceFailure, before: Cart) {
  const isRefused = failure.status >= 400 && failure.status < 500;
  const elsewhere = isRefused ? await placedMeanwhile(context, sent, before) : null;
  if (elsewhere) return elsewhere;
  const meanwhile = failure.status === 409 || hasCode(failure, "OrderBeingPlaced");
  const refusesPayment = paymentRefusals.some((name) => hasCode(failure, name));
  return meanwhile || refusesPayment ? refusedBy(context, sent, failure, before) : notSaved(context, sent, failure);
}
