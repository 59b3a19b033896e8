/** Procurement members of a checkout response. */
import type { PaymentTermsAnswer, PunchoutReturnAnswer } from "@contracts/agents/procurement-answer";
import type { Cart } from "@contracts/commerce/cart";
import type { PaymentTerms } from "@contracts/commerce/payments";
import { punchoutOperations } from "@contracts/commerce/punchout";
import type { Language } from "@domain/market/market";
import { localName } from "@domain/promotions/names";
import { returnUrlOf } from "~/loaders/punchout/review.server";

export const termsAnswer = ({ text, netDays, onAccount }: PaymentTerms, language: Language): PaymentTermsAnswer => ({
  description: localName(text.en_EN, text, language),
  ...(netDays !== null && { net_days: netDays }),
  on_account: onAccount,
});

export const punchoutReturnAnswer = (cart: Cart): PunchoutReturnAnswer => ({
  operation: punchoutOperations.find((one) => one === cart.custom.fields.punchoutOperation) ?? "create",
  host: returnUrlOf(cart)?.host ?? null,
});
