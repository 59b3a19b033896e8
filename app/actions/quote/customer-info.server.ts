import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { customerFormKind, readCustomerForm } from "~/loaders/quote/customer-form.server";
import { customerData, type QuoteCustomerData } from "~/loaders/quote/customer-info.server";
import { openQuote, summaryPath } from "~/loaders/quote/draft.server";
import { quoteProblem, redirectIfGone } from "./problems.server";

export async function saveQuoteCustomerInfo(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const quote = await openQuote(context);
  const again = (state: FormState, status: number) =>
    data<QuoteCustomerData>(customerData(context, quote, state), { status });
  if (form.has(keptFormField)) return again({ ...freshForm, values: textFields(form) }, 200);
  const read = readCustomerForm(context, form, customerFormKind(quote), quote.country);
  if (!read.ok) return again(read.state, 422);
  const saved = await context.services.commerce.setQuoteCustomerInfo(quote, read.info);
  if (saved.ok) return redirect(summaryPath, 303);
  redirectIfGone(saved);
  const { text, status } = quoteProblem(context, saved);
  return again({ values: textFields(form), errors: {}, problem: text }, status);
}
