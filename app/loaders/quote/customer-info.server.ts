/** `/quote/customer-info`: customer of a quote, or additional information of a distributor request (AMB-T-03). */
import type { Quote } from "@contracts/commerce/quotes";
import { placeFields } from "@domain/account/address-lines";
import { isPostalCode } from "@domain/account/postal-code";
import { countryInSentence } from "@domain/market/countries";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { type CustomerFormKind, customerFormKind, customerFormValues } from "./customer-form.server";
import { customerInfoPath, modeOf, openQuote } from "./draft.server";
import { type TrackedQuote, trackedQuote } from "./view.server";

const leadPlace = ["streetName", "additionalStreetInfo", "city", "state", "postalCode"] as const;

type LeadPlace = (typeof leadPlace)[number];

export interface QuoteCustomerData {
  readonly head: AccountHead;
  readonly mode: "quote" | "lead";
  readonly kind: CustomerFormKind;
  readonly form: FormState;
  /** True if the family name comes first. */
  readonly familyFirst: boolean;
  /** Address fields in the order of the page's language; empty if no address is needed. */
  readonly place: readonly LeadPlace[];
  readonly postalCodeNeeded: boolean;
  readonly country: string;
  readonly tracked: TrackedQuote | null;
}

export async function loadQuoteCustomerInfo(context: PrivateContext): Promise<QuoteCustomerData> {
  const quote = await openQuote(context);
  const profile = context.session.kind === "customer" ? await context.services.accounts.profile() : null;
  const values = customerFormValues(quote, profile?.ok ? profile.value : null);
  return customerData(context, quote, { ...freshForm, values });
}

export function customerData(context: PrivateContext, quote: Quote, form: FormState): QuoteCustomerData {
  const { t, market } = context;
  const mode = modeOf(quote);
  const kind = customerFormKind(quote);
  const order: readonly string[] = market.language === "en" ? placeFields.smallestFirst : placeFields.largestFirst;
  const place = [...leadPlace].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return {
    head: accountHead(
      context,
      t(mode === "lead" ? "quote.steps.additional" : "quote.steps.customer"),
      customerInfoPath,
    ),
    mode,
    kind,
    form,
    familyFirst: market.language !== "en" || kind === "japan",
    place: kind === "lead" ? place : [],
    postalCodeNeeded: !isPostalCode(quote.country, null),
    country: countryInSentence(quote.country, market.language),
    tracked: trackedQuote(mode, "customer-info", quote.cart),
  };
}
