/** Sends an inquiry form, or returns the form with its errors. */
import type { Inquiry } from "@contracts/commerce/inquiries";
import type { FormInquiryKind } from "@domain/inquiry/forms";
import { keptFormField } from "@domain/market/kept-form";
import type { PrivateContext } from "~/context/request/types";
import { inquiryForm, readInquiry } from "~/loaders/inquiry/form.server";
import type { InquiryFormView } from "~/loaders/inquiry/form-data.server";

type Sending =
  | { readonly ok: true; readonly reference: string; readonly inquiry: Inquiry }
  | { readonly ok: false; readonly status: number; readonly form: InquiryFormView };

interface SendOptions {
  readonly action: string;
  /** Values fixed by the page, which the form cannot change. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Support address to show if sending fails. */
  readonly email?: () => Promise<string | null>;
}

export async function sendInquiry(
  context: PrivateContext,
  kind: FormInquiryKind,
  form: FormData,
  { action, fixed, email }: SendOptions,
): Promise<Sending> {
  const { t, forms, services, market } = context;
  const { values, token, trapped, parsed } = readInquiry(kind, form, fixed);
  const again = async (status: number, notice: string, kept?: string): Promise<Sending> => ({
    ok: false,
    status,
    form: await inquiryForm(context, kind, { action, values, notice, token: kept }),
  });
  if (form.has(keptFormField)) {
    const checked = await forms.check(kind, token);
    const known = checked.ok || checked.reason === "early" ? token : undefined;
    return { ok: false, status: 200, form: await inquiryForm(context, kind, { action, values, token: known }) };
  }
  if (!parsed.ok) {
    const known = (await forms.check(kind, token)).ok ? token : undefined;
    const state = { action, values, faults: parsed.faults, token: known };
    return { ok: false, status: 422, form: await inquiryForm(context, kind, state) };
  }
  if (trapped) return again(422, t("inquiry.problems.trap"));
  const checked = await forms.check(kind, token);
  // The token of a form sent too fast is old enough by the next try.
  if (!checked.ok) {
    const kept = checked.reason === "early" ? token : undefined;
    return again(422, t(`inquiry.problems.${checked.reason}`), kept);
  }
  const { region, country, language } = market;
  const outcome = await services.inquiries.send(checked.id, {
    inquiry: parsed.inquiry,
    market: { region, country, language },
  });
  if (outcome.ok) return { ok: true, reference: outcome.receipt.reference, inquiry: parsed.inquiry };
  switch (outcome.code) {
    case "limit": {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return again(429, t("inquiry.problems.limit", { minutes }), token);
    }
    case "conflict":
      return again(409, t("inquiry.problems.conflict"));
    case "refused":
    case "unavailable": {
      const desk = await email?.();
      const text = desk ? t("inquiry.problems.unavailable", { email: desk }) : t("inquiry.problems.unavailablePlain");
      return again(503, text, token);
    }
  }
}
