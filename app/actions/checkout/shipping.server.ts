/**
 * `POST /checkout/shippinginformation`: saves the choices and continues. A new address or contact is selected at once.
 */
import type { Cart } from "@contracts/commerce/cart";
import { plainText } from "@contracts/values/plain-text";
import { isState } from "@domain/account/states";
import { cartText, checkoutPath, nextStep } from "@domain/checkout/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { formFreshness } from "~/loaders/account/form-key.server";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { completeStep } from "~/loaders/checkout/frame.server";
import { promiseShipDates } from "~/loaders/checkout/ship-dates.server";
import { profileOf } from "~/loaders/checkout/shipping.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { limitOf, tooLongText } from "~/loaders/form/too-long.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { addAddress, addContact } from "./new-choice.server";

/** State of a refused form. */
export interface StepRefusal {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

const id = v.pipe(v.string(), v.maxLength(64));
/** Fields that the shipping step and the checkout on one page share. */
export const shippingFields = {
  address: v.pipe(v.optional(id, ""), v.minLength(1, "choose")),
  /** Empty if the customer is the only contact. */
  contact: v.optional(id, ""),
  specialHandling: v.optional(
    v.pipe(plainText, v.trim(), v.maxLength(500), v.regex(/^[^\p{Cc}]*(?:[\r\n\t][^\p{Cc}]*)*$/u, "text")),
    "",
  ),
};
const shippingForm = v.object({
  ...shippingFields,
  /** Absent while the basket has no address. */
  method: v.optional(id),
});

const path = checkoutPath("shippinginformation");

export async function changeShipping(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const intent = form.get("intent");
  if (!context.session.customerId) return signInAgain(context, pageOfChoice(url, intent), form);
  if (intent === "add-address" || intent === "add-contact") return addChoice(context, form, url);
  return saveShipping(context, form, url);
}

async function addChoice(context: PrivateContext, form: FormData, url: URL) {
  const [cart, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { commerce } = context.services;
  const { country } = context.market;
  if (form.get("intent") === "add-address") {
    const added = await addAddress(context, profile, form, "shipping");
    if (!added.ok) return added.again;
    const contact = cartText(cart, "contactId") || profile.defaultContactId;
    const set = await commerce.setShippingAddressToCart(added.id, contact, country);
    return set.ok ? redirect(path, 303) : refuse(context, form, url, set);
  }
  const added = await addContact(context, profile, form);
  if (!added.ok) return added.again;
  const set = await commerce.setAdditionalInfo({ contactId: added.id });
  return set.ok ? redirect(path, 303) : refuse(context, form, url, set);
}

/** The page of the form for a new address or contact; the step itself for any other form. */
export function pageOfChoice(url: URL, intent: FormDataEntryValue | null): URL {
  const choice = /^add-(address|contact)$/.exec(typeof intent === "string" ? intent : "")?.[1];
  return choice ? new URL(`?new=${choice}`, url) : url;
}

/**
 * Null if the current customer opened the page; otherwise a refusal that ignores the form's values. Stops if this
 * customer has no basket, because the page that shows the refusal needs one.
 */
export async function ofAnotherAccount(context: PrivateContext, form: FormData, url: URL) {
  const { customerId } = context.session;
  if (customerId === null || formFreshness(form.get("key"), { id: customerId }, null) !== "other-account") return null;
  await requireBasket(context, url);
  const { email } = await profileOf(context, url);
  const problems = [context.t("account.errors.otherAccount", { email })];
  return data<StepRefusal>({ values: {}, errors: {}, problems }, { status: 409 });
}

async function saveShipping(context: PrivateContext, form: FormData, url: URL) {
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  await requireBasket(context, url);
  const values = textFields(form);
  const parsed = v.safeParse(shippingForm, values);
  if (!parsed.success) {
    const errors = fieldProblems(context, parsed.issues);
    return data<StepRefusal>({ values, errors, problems: [context.t("checkout.problems.heading")] }, { status: 422 });
  }
  const { commerce } = context.services;
  const { address, contact, method, specialHandling } = parsed.output;
  const { country } = context.market;
  // The form's content is the idempotency key: sent twice, it changes once. It deliberately overwrites a newer choice
  // of another window.
  const options = { form: JSON.stringify(parsed.output) };
  const placed = await commerce.setShippingAddressToCart(address, contact || null, country, options);
  if (!placed.ok) return refuse(context, form, url, placed);
  const { shippingAddress } = placed.value;
  if (shippingAddress && !isState(shippingAddress.country, shippingAddress.state)) {
    // Older addresses may lack a state, without which tax is unknown.
    const text = context.t("checkout.problems.state");
    return data<StepRefusal>({ values, errors: { address: text }, problems: [text] }, { status: 422 });
  }
  const noted = await commerce.setAdditionalInfo({ specialHandling, checkoutType: "regular" });
  if (!noted.ok) return refuse(context, form, url, noted);
  // The address is saved, so its shipping methods can be shown.
  if (!method) return redirect(`${path}#method`, 303);
  const sent = await commerce.setShippingMethod(method);
  if (!sent.ok) return refuse(context, form, url, sent);
  await promiseShipDates(context, sent.value);
  completeStep(context, "shipping");
  return redirect(afterShipping(sent.value), 303);
}

/** Return to the summary if the shopper only came back to change something. */
function afterShipping(cart: Cart): string {
  const next = nextStep(cart);
  return checkoutPath(next === "summary" ? "summary" : "paymentinformation");
}

/** Shows the gateway's error beside its field; an ended session redirects to sign-in. */
function refuse(context: PrivateContext, form: FormData, url: URL, failure: CommerceFailure) {
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const [{ reason, code }] = failure.errors;
  const values = textFields(form);
  const text = basketMessages(context, failure).map((message) => message.text);
  const status = failure.status === 0 || failure.status >= 500 ? 503 : 422;
  const gone = context.t("checkout.problems.gone");
  if (reason === "address")
    return data<StepRefusal>({ values, errors: { address: gone }, problems: [gone] }, { status });
  if (code === "ShippingMethodDoesNotMatchCart") {
    return data<StepRefusal>({ values, errors: { method: sentences(text) }, problems: text }, { status });
  }
  return data<StepRefusal>({ values, errors: {}, problems: text }, { status });
}

/** The names of a refused form's fields with the messages of its schema's issues. */
export function fieldProblems(
  context: Pick<PrivateContext, "t">,
  issues: readonly v.BaseIssue<unknown>[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ""] ??= problemText(context, issue);
  return errors;
}

const problemNames = ["choose", "required", "text", "poNumber", "email", "privacy", "code"] as const;

/** Message for a schema issue of these forms. */
function problemText({ t }: Pick<PrivateContext, "t">, issue: v.BaseIssue<unknown>): string {
  const name = problemNames.find((known) => known === issue.message);
  const limit = limitOf(issue);
  if (limit !== null && !name) return tooLongText(t, limit);
  return t(`checkout.problems.${name ?? "required"}`);
}
