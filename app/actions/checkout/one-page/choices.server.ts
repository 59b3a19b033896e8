/** The fields of the checkout on one page: parsed, judged and set on the basket. */
import type { Cart } from "@contracts/commerce/cart";
import { savedCardId } from "@contracts/commerce/payments";
import { lineNote } from "@contracts/commerce/references";
import { hasVatId } from "@domain/account/vat-id";
import { isRequestableDay } from "@domain/references/requested-day";
import * as v from "valibot";
import { billingFields, purchaseOrderFields } from "~/actions/checkout/payment.server";
import { referenceFields } from "~/actions/checkout/references.server";
import { shippingFields } from "~/actions/checkout/shipping.server";
import type { PrivateContext } from "~/context/request/types";
import { sameAddress } from "~/loaders/checkout/payment.server";
import type { CommerceResult } from "~/services/commerce/types";

/** Choices that every button saves. */
export const choicesForm = v.object({
  ...shippingFields,
  ...billingFields,
  shippingMethod: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  ...referenceFields,
  /** Judged by `requestedDayProblem`. */
  requestedOn: v.optional(v.string(), ""),
  shipComplete: v.optional(v.picklist(["yes"], "choose")),
});
type Choices = v.InferOutput<typeof choicesForm>;

/** Payment of the order. */
export const orderForm = v.variant(
  "payment",
  [
    v.object({ payment: v.literal("keep") }),
    v.object({ payment: v.literal("card"), frame: v.optional(v.string(), "") }),
    v.object({
      payment: v.literal("saved"),
      savedCard: v.pipe(
        v.string(),
        v.check((id) => v.is(savedCardId, id), "choose"),
      ),
      frame: v.optional(v.string(), ""),
    }),
    v.object({ payment: v.literal("purchaseOrder"), ...purchaseOrderFields }),
  ],
  "choose",
);
export type OrderForm = v.InferOutput<typeof orderForm>;

/** Typed notes that differ from those on the basket's lines; fields are named `note.` and the line's id. */
export function notesIn(form: FormData, { lineItems }: Cart): Record<string, string> {
  return Object.fromEntries(
    lineItems.flatMap(({ id, custom }) => {
      const typed = form.get(`note.${id}`);
      return typeof typed === "string" && typed.trim() !== (custom.fields.note ?? "") ? [[id, typed.trim()]] : [];
    }),
  );
}

/** Errors of notes that a document could not print, by field. */
export function noteProblems(
  { t }: PrivateContext,
  notes: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const wrong = Object.entries(notes).filter(([, note]) => !v.is(lineNote, note));
  return wrong.length > 0 ? Object.fromEntries(wrong.map(([id]) => [`note.${id}`, t("checkout.problems.note")])) : null;
}

/** Sets the choices on the basket. `agrees` records that the shopper agrees to the privacy notice. */
export function applied(
  { services, market }: PrivateContext,
  { address, contact, shippingMethod, billing, vatId, comment, shipComplete, ...texts }: Choices,
  { notes, agrees }: { readonly notes: Record<string, string>; readonly agrees: boolean },
): Promise<CommerceResult<Cart>> {
  const { country } = market;
  const choices = {
    shippingAddressId: address,
    billingAddressId: billing === sameAddress ? address : billing,
    ...(shippingMethod !== "" && { shippingMethodId: shippingMethod }),
    notes,
    info: {
      checkoutType: "regular",
      contactId: contact || null,
      cartComment: comment,
      shipComplete: shipComplete ?? null,
      ...texts,
      ...(hasVatId(country) && { vatId }),
      ...(agrees && { privacyAgreedToDateTime: true }),
    },
  } as const;
  return services.commerce.setChoices(choices, country, { form: JSON.stringify(choices) });
}

/** Error of a day that cannot be requested, by field; null if it can. */
export function requestedDayProblem(
  { t, now }: PrivateContext,
  { requestedOn = "" }: { readonly requestedOn?: string },
): Record<string, string> | null {
  if (requestedOn === "" || isRequestableDay(requestedOn, now.toISOString())) return null;
  return { requestedOn: t("checkout.problems.requestedOn") };
}
