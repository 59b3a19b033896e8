/** `POST /checkout/paymentinformation`: saves billing and consent first, then the chosen payment. */
import type { Cart } from "@contracts/commerce/cart";
import { cardSessionId, invoiceEmailAddress, poNumber, savedCardId } from "@contracts/commerce/payments";
import { referenceNames } from "@contracts/commerce/references";
import { plainText } from "@contracts/values/plain-text";
import { hasVatId } from "@domain/account/vat-id";
import { cartText, checkoutPath, checkoutProgress } from "@domain/checkout/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { completeStep } from "~/loaders/checkout/frame.server";
import { sameAddress } from "~/loaders/checkout/payment.server";
import { profileOf } from "~/loaders/checkout/shipping.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import { hasCode } from "~/services/commerce/failures";
import type { CommerceFailure, CommerceResult } from "~/services/commerce/types";
import { openCard, payByCard, payByPurchaseOrder, payBySavedCard, paymentChoice } from "./card.server";
import { addAddress } from "./new-choice.server";
import { referenceFields, referenceProblems } from "./references.server";
import { fieldProblems, ofAnotherAccount, pageOfChoice, type StepRefusal } from "./shipping.server";

const path = checkoutPath("paymentinformation");

/** Fields that the payment step and the checkout on one page share. */
export const billingFields = {
  billing: v.pipe(v.optional(v.string(), ""), v.minLength(1, "choose"), v.maxLength(64, "choose")),
  vatId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20)), ""),
  comment: v.optional(
    v.pipe(plainText, v.trim(), v.maxLength(1000), v.regex(/^[^\p{Cc}]*(?:[\r\n\t][^\p{Cc}]*)*$/u, "text")),
    "",
  ),
};
const common = {
  ...billingFields,
  ...referenceFields,
  privacy: v.pipe(v.optional(v.string(), ""), v.literal("on", "privacy")),
};
export const purchaseOrderFields = {
  poNumber: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.minLength(1, "required"),
    v.check((text) => v.is(poNumber, text), "poNumber"),
  ),
  invoiceEmail: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.minLength(1, "required"),
    v.check((text) => v.is(invoiceEmailAddress, text), "email"),
  ),
};
const commonForm = v.object(common);
const paymentForm = v.variant(
  "method",
  [
    v.object({ ...common, ...purchaseOrderFields, method: v.literal("purchaseOrder") }),
    /** `frame`: scripts show the card fields in the page. */
    v.object({ ...common, method: v.literal("card"), frame: v.optional(v.string(), "") }),
    v.object({
      ...{ ...common, method: v.literal("saved"), frame: v.optional(v.string(), "") },
      savedCard: v.pipe(
        v.string(),
        v.check((id) => v.is(savedCardId, id), "choose"),
      ),
    }),
    v.object({ ...common, method: v.literal("keep") }),
  ],
  "choose",
);
type PaymentForm = v.InferOutput<typeof paymentForm>;

export async function changePayment(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  if (!context.session.customerId) return signInAgain(context, pageOfChoice(url, form.get("intent")), form);
  switch (form.get("intent")) {
    case "add-address":
      return addBillingAddress(context, form, url);
    case "remove-payment":
      return removePayment(context, form, url);
    case "use-card":
      return takeCard(context, form, url);
    default:
      return savePayment(context, form, url);
  }
}

async function addBillingAddress(context: PrivateContext, form: FormData, url: URL) {
  const [, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const added = await addAddress(context, profile, form, "billing");
  if (!added.ok) return added.again;
  const set = await context.services.commerce.setBillingAddressToCart(added.id, context.market.country);
  return set.ok ? redirect(path, 303) : refuse(context, form, url, set);
}

/** Removes one payment at a time (T-PAY-07). */
async function removePayment(context: PrivateContext, form: FormData, url: URL) {
  const id = String(form.get("payment") ?? "");
  const cart = await requireBasket(context, url);
  // Already removed, as requested.
  if (!cart.paymentInfo?.payments.some((payment) => payment.id === id)) return redirect(path, 303);
  const removed = await context.services.commerce.paymentOperation("remove", id);
  return removed.ok ? redirect(path, 303) : refuse(context, form, url, removed);
}

async function takeCard(context: PrivateContext, form: FormData, url: URL) {
  const id = v.safeParse(cardSessionId, form.get("card"));
  if (!id.success) return redirect(path, 303);
  const cart = await requireBasket(context, url);
  const used = await payByCard(context, cart, id.output);
  if (used.ok) return goOn(context, used.value);
  if (used.status !== 404) return refuse(context, form, url, used);
  // The card session has expired or never existed.
  const problems = [context.t("checkout.error.paymentExpired")];
  return data<StepRefusal>({ values: {}, errors: {}, problems }, { status: 422 });
}

async function savePayment(context: PrivateContext, form: FormData, url: URL) {
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  const cart = await requireBasket(context, url);
  const values = textFields(form);
  const { way: method, savedCard } = paymentChoice(values.method);
  const parsed = v.safeParse(paymentForm, { ...values, method, savedCard });
  if (!parsed.success) {
    // Without a valid method the schema does not check the other fields, so check them here.
    const others = v.safeParse(commonForm, values);
    const errors = fieldProblems(context, [...parsed.issues, ...(others.issues ?? [])]);
    return data<StepRefusal>({ values, errors, problems: [context.t("checkout.problems.heading")] }, { status: 422 });
  }
  const unbooked = await referenceProblems(context, parsed.output);
  if (unbooked) {
    const problems = [context.t("checkout.problems.heading")];
    return data<StepRefusal>({ values, errors: unbooked, problems }, { status: 422 });
  }
  const saved = await saveBilling(context, cart, parsed.output);
  if (!saved.ok) return refuse(context, form, url, saved);
  switch (parsed.output.method) {
    case "card": {
      const opened = await openCard(context, path);
      if (!opened.ok) return refuse(context, form, url, opened);
      const { frameUrl, pageUrl } = opened.value;
      return parsed.output.frame ? data({ cardFrame: { frameUrl, pageUrl } }) : redirect(pageUrl, 303);
    }
    case "saved": {
      const { savedCard: id, frame } = parsed.output;
      const paid = await payBySavedCard(context, saved.value, { page: path, savedCard: id });
      if (!paid.ok && hasCode(paid, "SavedCardGone")) {
        const errors = { method: context.t("checkout.error.savedCardGone") };
        return data<StepRefusal>(
          { values, errors, problems: [context.t("checkout.problems.heading")] },
          { status: 422 },
        );
      }
      if (!paid.ok) return refuse(context, form, url, paid);
      if ("cart" in paid.value) return goOn(context, paid.value.cart);
      const { frameUrl, pageUrl } = paid.value.asking;
      return frame ? data({ cardFrame: { frameUrl, pageUrl } }) : redirect(pageUrl, 303);
    }
    case "purchaseOrder": {
      const ordered = await payByPurchaseOrder(context, saved.value, parsed.output);
      return ordered.ok ? goOn(context, ordered.value) : refuse(context, form, url, ordered);
    }
    case "keep":
      return checkoutProgress(saved.value).payment ? goOn(context, saved.value) : redirect(path, 303);
    default:
      return parsed.output satisfies never;
  }
}

/** The address comes first, because the VAT number is checked against the billing country. */
async function saveBilling(context: PrivateContext, cart: Cart, form: PaymentForm): Promise<CommerceResult<Cart>> {
  const { commerce } = context.services;
  const { country } = context.market;
  const address = form.billing === sameAddress ? (cart.shippingAddress?.id ?? "") : form.billing;
  const changed = referenceNames.filter((name) => form[name] !== cartText(cart, name));
  const billed = await commerce.setBillingAddressToCart(address, country);
  if (!billed.ok) return billed;
  return commerce.setAdditionalInfo({
    ...(hasVatId(country) && { vatId: form.vatId }),
    cartComment: form.comment,
    ...Object.fromEntries(changed.map((name) => [name, form[name]])),
    privacyAgreedToDateTime: true,
  });
}

function goOn(context: PrivateContext, cart: Cart) {
  completeStep(context, "payment");
  return redirect(checkoutPath(checkoutProgress(cart).shipping ? "summary" : "shippinginformation"), 303);
}

function refuse(context: PrivateContext, form: FormData, url: URL, failure: CommerceFailure) {
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const values = textFields(form);
  const [{ code, reason }] = failure.errors;
  const status = failure.status === 0 || failure.status >= 500 ? 503 : 422;
  const texts = basketMessages(context, failure).map(({ text }) => text);
  const heading = context.t("checkout.problems.heading");
  if (code === "InvalidVatId") {
    return data<StepRefusal>({ values, errors: { vatId: sentences(texts) }, problems: [heading] }, { status });
  }
  if (reason === "address") {
    const gone = context.t("checkout.problems.gone");
    return data<StepRefusal>({ values, errors: { billing: gone }, problems: [heading] }, { status });
  }
  return data<StepRefusal>({ values, errors: {}, problems: texts }, { status });
}
