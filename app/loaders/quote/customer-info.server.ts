/** `/quote/customer-info`: customer of a quote, or additional information of a distributor request (AMB-T-03). */
import type { Quote } from "@contracts/commerce/quotes";
import { placeFields } from "@domain/account/address-lines";
import { isPostalCode } from "@domain/account/postal-code";
import { countryName } from "@domain/market/countries";
import { data, redirect } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { type CustomerFormKind, customerFormKind, customerFormValues, readCustomerForm } from "./customer-form.server";
import { customerInfoPath, modeOf, openQuote, summaryPath } from "./draft.server";
import { leaveWhenGone, quoteProblem } from "./problems.server";
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

export async function saveQuoteCustomerInfo(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const quote = await openQuote(context);
  const again = (state: FormState, status: number) =>
    data<QuoteCustomerData>(customerData(context, quote, state), { status });
  const read = readCustomerForm(context, form, customerFormKind(quote), quote.country);
  if (!read.ok) return again(read.state, 422);
  const saved = await context.services.commerce.setQuoteCustomerInfo(quote, read.info);
  if (saved.ok) return redirect(summaryPath, 303);
  leaveWhenGone(saved);
  const { text, status } = quoteProblem(context, saved);
  return again({ values: textFields(form), errors: {}, problem: text }, status);
}

function customerData(context: PrivateContext, quote: Quote, form: FormState): QuoteCustomerData {
  const { t, market } = context;
  const mode = modeOf(quote);
  const kind = customerFormKind(quote);
  const order: readonly string[] = market.language === "en" ? placeFields.smallestFirst : placeFields.largestFirst;
  const place = [...leadPlace].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return {
    head: accountHead(
      context,
      t(mode === "lead" ? "quotes.steps.additional" : "quotes.steps.customer"),
      customerInfoPath,
    ),
    mode,
    kind,
    form,
    familyFirst: market.language !== "en" || kind === "japan",
    place: kind === "lead" ? place : [],
    postalCodeNeeded: !isPostalCode(quote.country, null),
    country: countryName(quote.country, market.language),
    tracked: trackedQuote(mode, "customer-info", quote.cart),
  };
}
