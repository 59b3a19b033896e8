/** `POST /checkout/guest`: saves address and method, takes a card, places the order. */
import { cardSessionId } from "@contracts/commerce/payments";
import { hasVatId } from "@domain/account/vat-id";
import { guestPath } from "@domain/checkout/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { FormState } from "~/loaders/account/form.server";
import { marked, refused } from "~/loaders/account/form.server";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { requireGuest } from "~/loaders/checkout/guest/guest.server";
import { type GuestFormView, guestFormView, readGuest } from "~/loaders/checkout/guest/guest-form.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { openCard, payByCard } from "./card.server";
import { orderBasket, placeForm, refusedBy, reviewedBasket, type SentForm } from "./place.server";

export interface GuestFormAnswer {
  readonly form: GuestFormView;
}
export interface GuestProblems {
  readonly problems: readonly string[];
}

const methodForm = v.object({ shippingMethod: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

export async function changeGuest(context: PrivateContext, sent: PageArgs & SentForm) {
  await requireGuest(context);
  switch (sent.form.get("intent")) {
    case "card":
      return openFields(context, sent);
    case "use-card":
      return takeCard(context, sent);
    case "remove-payment":
      return removePayment(context, sent);
    case "place":
      return place(context, sent);
    default:
      return saveGuest(context, sent);
  }
}

async function saveGuest(context: PrivateContext, { form, url }: SentForm) {
  const again = (state: FormState, status: number) =>
    data<GuestFormAnswer>({ form: guestFormView(context, state) }, { status });
  const read = readGuest(context, form);
  const values = textFields(form);
  if (!read.ok) return again({ ...read.state, values }, 422);
  const method = v.safeParse(methodForm, values);
  if (!method.success)
    return again(marked(context, values, { shippingMethod: context.t("checkout.problems.choose") }), 422);
  await requireBasket(context, url);
  const { address, vatId } = read;
  const choices = {
    shippingMethodId: method.output.shippingMethod,
    info: { checkoutType: "regular", ...(hasVatId(address.country) && { vatId }) },
  } as const;
  const saved = await context.services.commerce.setGuestChoices(address, choices, {
    form: JSON.stringify([address, choices]),
  });
  if (saved.ok) return redirect(`${guestPath}#payment`, 303);
  const [text = context.t("checkout.problems.unreachable")] = basketMessages(context, saved).map((one) => one.text);
  const status = statusOf(saved);
  switch (saved.errors[0].code) {
    case "InvalidVatId":
      return again(marked(context, values, { vatId: text }), status);
    case "ShippingMethodDoesNotMatchCart":
      return again(marked(context, values, { shippingMethod: text }), status);
    default:
      return again(refused(values, text), status);
  }
}

async function openFields(context: PrivateContext, { form, url }: SentForm) {
  await requireBasket(context, url);
  const opened = await openCard(context, guestPath);
  if (!opened.ok) return problemsOf(context, opened);
  const { frameUrl, pageUrl } = opened.value;
  return form.get("frame") ? data({ cardFrame: { frameUrl, pageUrl } }) : redirect(pageUrl, 303);
}

async function takeCard(context: PrivateContext, { form, url }: SentForm) {
  const id = v.safeParse(cardSessionId, form.get("card"));
  if (!id.success) return redirect(guestPath, 303);
  const used = await payByCard(context, await requireBasket(context, url), id.output);
  if (used.ok) return redirect(`${guestPath}#payment`, 303);
  if (used.status !== 404) return problemsOf(context, used);
  // The card session has expired or never existed.
  return data<GuestProblems>({ problems: [context.t("checkout.error.paymentExpired")] }, { status: 422 });
}

async function removePayment(context: PrivateContext, { form, url }: SentForm) {
  const id = String(form.get("payment") ?? "");
  const cart = await requireBasket(context, url);
  if (!cart.paymentInfo?.payments.some((payment) => payment.id === id)) return redirect(guestPath, 303);
  const removed = await context.services.commerce.paymentOperation("remove", id);
  return removed.ok ? redirect(`${guestPath}#payment`, 303) : problemsOf(context, removed);
}

/** The text beside the button says that placing the order agrees to the privacy notice. */
async function place(context: PrivateContext, sent: SentForm) {
  const parsed = v.safeParse(placeForm, textFields(sent.form));
  if (!parsed.success) return redirect(guestPath, 303);
  const reviewed = await reviewedBasket(context, sent, parsed.output);
  if (!("cart" in reviewed)) return reviewed;
  const agreed = await context.services.commerce.setAdditionalInfo({ privacyAgreedToDateTime: true });
  return agreed.ok ? orderBasket(context, sent, agreed.value) : refusedBy(context, sent, agreed, reviewed.cart);
}

const statusOf = ({ status }: CommerceFailure): number => (status === 0 || status >= 500 ? 503 : 422);

const problemsOf = (context: PrivateContext, failure: CommerceFailure) =>
  data<GuestProblems>(
    { problems: basketMessages(context, failure).map(({ text }) => text) },
    { status: statusOf(failure) },
  );
