/** Form of `/withdrawal`: checks the statement, shows it for confirmation, and sends it once it is confirmed. */
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { emailText, optionalText, type ReadForm, readAccountForm, requiredText } from "~/loaders/account/form.server";
import { textFields } from "~/loaders/form/form-fields.server";
import {
  offerTo,
  profileIfSignedIn,
  receiptPath,
  type WithdrawalData,
  withdrawalForm,
  withdrawalPage,
} from "~/loaders/withdrawal/page.server";

const statement = v.object({
  name: requiredText(120),
  contract: requiredText(200),
  goods: optionalText(500),
  email: emailText,
});
type Statement = v.InferOutput<typeof statement>;

export async function runWithdrawal(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const offer = await offerTo(context, await profileIfSignedIn(context));
  if (offer !== "offered") return data(withdrawalPage(context, { name: offer }), { status: 403 });
  const read = readAccountForm(context, form, statement);
  if (form.has(keptFormField)) return again(context, form, read);
  if (!read.ok) {
    const { form_token: _, intent: __, ...values } = read.state.values;
    const step = { name: "statement", form: { ...read.state, values }, token: await tokenOf(context, form) } as const;
    return data(withdrawalPage(context, step), { status: 422 });
  }
  switch (form.get("intent")) {
    case "confirm":
      return confirm(context, read, form);
    case "change":
      return shown(context, "statement", read.value, { token: await tokenOf(context, form) });
    default:
      return shown(context, "confirmation", read.value, { token: await tokenOf(context, form) });
  }
}

/** Shows the current step in another language: the statement as typed, or the one waiting for confirmation. */
async function again(context: PrivateContext, form: FormData, read: ReadForm<Statement>) {
  const token = await tokenOf(context, form);
  if (read.ok && form.get("step") === "confirmation") return shown(context, "confirmation", read.value, { token });
  const { name = "", contract = "", goods = "", email = "" } = textFields(form);
  return shown(context, "statement", { name, contract, goods, email }, { token });
}

async function confirm(context: PrivateContext, { value }: Extract<ReadForm<Statement>, { ok: true }>, form: FormData) {
  const { t, forms, market, services } = context;
  const token = await tokenOf(context, form);
  const checked = await forms.check(withdrawalForm, token);
  if (!checked.ok) {
    return shown(context, "confirmation", value, { token, status: 422, problem: t("withdrawal.problems.again") });
  }
  const { region, country, language } = market;
  const stated = await services.withdrawals.state(checked.id, {
    statement: value,
    market: { region, country, language },
  });
  if (stated.ok) return redirect(await receiptPath(context, stated.receipt, value.email), 303);
  switch (stated.code) {
    case "limit": {
      const minutes = Math.ceil(stated.retryAfterSeconds / 60);
      const problem = t("withdrawal.problems.limit", { minutes });
      return shown(context, "confirmation", value, { token, status: 429, problem });
    }
    case "conflict": {
      const fresh = await forms.issue(withdrawalForm);
      const problem = t("withdrawal.problems.conflict");
      return shown(context, "confirmation", value, { token: fresh, status: 409, problem });
    }
    case "unavailable":
      return shown(context, "confirmation", value, {
        token,
        status: 503,
        problem: t("withdrawal.problems.unavailable"),
      });
  }
}

/** The token of the form, or a new one if it has expired or was forged. A token that is too young stays. */
async function tokenOf({ forms }: PrivateContext, form: FormData): Promise<string> {
  const sent = form.get("form_token");
  if (typeof sent === "string") {
    const checked = await forms.check(withdrawalForm, sent);
    if (checked.ok || checked.reason === "early") return sent;
  }
  return forms.issue(withdrawalForm);
}

interface Shown {
  readonly token: string;
  readonly status?: number;
  readonly problem?: string;
}

function shown(
  context: PrivateContext,
  name: "statement" | "confirmation",
  values: Statement,
  { token, status = 200, problem }: Shown,
) {
  const form = { values: { ...values }, errors: {}, problem: problem ?? null };
  return data<WithdrawalData>(withdrawalPage(context, { name, form, token }), { status });
}
