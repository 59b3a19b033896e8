import {
  type NewReview,
  newReview,
  type ReviewFault,
  ratings,
  reviewEmail,
  reviewFaults,
  reviewLimits,
} from "@contracts/catalogue/reviews";
import { keptFormField } from "@domain/market/kept-form";
import { writerOfAddress, writerOfCustomer } from "@domain/reviews/writer";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { tooLongText } from "~/loaders/form/too-long.server";
import { loadProductOf } from "~/loaders/product/record.server";
import {
  type empty,
  fields,
  pageWith,
  purpose,
  type ReviewField,
  type ReviewFormState,
  sentParameter,
} from "~/loaders/product/reviews/review-form.server";

const tokenField = "form_token";

/** Honeypot, filled in by bots. */
const trapField = "website";

export async function answerReview(context: PrivateContext, { params, form }: PageArgs & { form: FormData }) {
  const texts = textFields(form);
  const values = Object.fromEntries(fields.map((name) => [name, texts[name] ?? ""])) as typeof empty;
  const parsed = readReview(values, context.market.language);
  const check = await context.forms.check(purpose, texts[tokenField]);
  const { t } = context;
  const again = async (status: number, notice: string | null, errors: ReviewFormState["errors"] = {}) => {
    // The token is the idempotency key, so that a resent review is accepted once.
    const usable = check.ok || check.reason === "early";
    const token = (usable && texts[tokenField]) || (await context.forms.issue(purpose));
    return data(await pageWith(context, params.id, { token, values, errors, notice }), { status });
  };
  if (form.has(keptFormField)) return again(200, null);
  const { customerId } = context.session;
  const address = customerId === null && values.email.trim() !== "" ? v.safeParse(reviewEmail, values.email) : null;
  const faults = { ...(!parsed.ok && parsed.faults), ...(address?.success === false && { email: "address" as const }) };
  if (!parsed.ok || address?.success === false) return again(422, null, errorsOf(context, faults));
  if ((texts[trapField] ?? "") !== "") return again(422, t("productDetails.reviewRefused"));
  if (!check.ok) return again(422, t("productDetails.reviewAgain"));
  const product = await loadProductOf(context, params.id);
  const writer =
    customerId === null ? address && (await writerOfAddress(address.output)) : await writerOfCustomer(customerId);
  const outcome = await context.services.reviewSender.send(check.id, product.key, { ...parsed.review, writer });
  if (outcome.ok) return redirect(`/products/${product.key}/review?${sentParameter}=1`, 303);
  switch (outcome.code) {
    case "limit":
      return again(429, t("productDetails.reviewLimit"));
    case "conflict":
      return again(409, t("productDetails.reviewConflict"));
    case "refused":
      return again(422, t("productDetails.reviewRefused"));
    case "unavailable":
      return again(503, t("productDetails.reviewUnavailable"));
    default:
      return outcome.code satisfies never;
  }
}

type Faults = Readonly<Partial<Record<ReviewField, ReviewFault>>>;

type Read = { readonly ok: true; readonly review: NewReview } | { readonly ok: false; readonly faults: Faults };

export function readReview(values: ReviewFormState["values"], language: NewReview["language"]): Read {
  const { email: _, ...written } = values;
  const { rating, application, species, outcome, lot } = written;
  const parsed = v.safeParse(newReview, {
    ...written,
    rating: ratings.find((known) => String(known) === rating),
    application: application || null,
    species: species || null,
    outcome: outcome || null,
    lot: lot.trim() || null,
    language,
  });
  if (parsed.success) return { ok: true, review: parsed.output };
  const faults: Partial<Record<ReviewField, ReviewFault>> = {};
  for (const issue of parsed.issues) {
    const field = fields.find((name) => name === v.getDotPath(issue));
    if (field) faults[field] ??= reviewFaults.find((code) => code === issue.message) ?? "characters";
  }
  return { ok: false, faults };
}

function errorsOf({ t }: PrivateContext, faults: Faults): ReviewFormState["errors"] {
  const limits = {
    title: reviewLimits.title,
    text: reviewLimits.text,
    author: reviewLimits.author,
    lot: reviewLimits.lot,
  } as const;
  const say = (field: ReviewField, fault: ReviewFault): string => {
    switch (fault) {
      case "required":
        return t("productDetails.reviewFault.required");
      case "tooShort":
        return t("productDetails.reviewFault.tooShort", { value: reviewLimits.leastText });
      case "tooLong":
        return tooLongText(t, field in limits ? limits[field as keyof typeof limits] : 0);
      case "characters":
        return t("productDetails.reviewFault.characters");
      case "choice":
        return t("productDetails.reviewFault.choice");
      case "address":
        return t("productDetails.reviewFault.address");
      default:
        return fault satisfies never;
    }
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faults[field];
      return fault ? [[field, say(field, fault)]] : [];
    }),
  );
}
