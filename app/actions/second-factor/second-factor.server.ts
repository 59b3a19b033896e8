import { totpSecret } from "@contracts/customers/second-factor";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  type FormState,
  failureText,
  marked,
  passwordText,
  readAccountForm,
  refused,
  requiredText,
} from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import {
  presentView,
  type SecondFactorView,
  secondFactorData,
  setupView,
} from "~/loaders/second-factor/second-factor.server";
import type { AccountFailure } from "~/services/accounts/types";

const passwordForm = v.object({ intent: v.picklist(["begin", "codes", "off"]), currentPassword: passwordText });
/** The secret is only shown again after a wrong code; the gateway compares with its own. */
const codeForm = v.object({ secret: totpSecret, code: requiredText(64) });

export async function changeSecondFactor(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { accounts } = context.services;
  const answer = (view: SecondFactorView, state?: FormState, status = 200) =>
    data(secondFactorData(context, view, state), { status });
  const profile = await profileOfForm(context, url, form, null);
  if (!profile) return answer({ kind: "unreachable" }, undefined, 503);
  if (form.get("intent") === "confirm") return confirm(context, form, profile.email);
  const read = readAccountForm(context, form, passwordForm, ["currentPassword"]);
  if (!read.ok) return answer(await presentView(context), read.state, 422);
  const { intent, currentPassword } = read.value;
  const again = async (failure: AccountFailure) => {
    const { state, status } = refusal(context, failure, "currentPassword");
    return answer(await presentView(context), state, status);
  };
  if (intent === "begin") {
    const begun = await accounts.beginSecondFactor(currentPassword);
    return begun.ok ? answer(setupView(begun.value, profile.email)) : again(begun);
  }
  if (intent === "codes") {
    const made = await accounts.newRecoveryCodes(currentPassword);
    return made.ok ? answer({ kind: "codes", codes: made.value, turnedOn: false }) : again(made);
  }
  const ended = await accounts.turnOffSecondFactor(currentPassword);
  return ended.ok ? redirect("/account/my/second-factor?done=off", 303) : again(ended);
}

/** Turns the second factor on with the first code of the app. */
async function confirm(context: PrivateContext, form: FormData, email: string) {
  const read = readAccountForm(context, form, codeForm, ["secret"]);
  const secret = form.get("secret");
  if (!v.is(totpSecret, secret)) return data(secondFactorData(context, await presentView(context)), { status: 422 });
  if (!read.ok) return data(secondFactorData(context, setupView(secret, email), read.state), { status: 422 });
  const result = await context.services.accounts.confirmSecondFactor(read.value.code);
  if (result.ok) return data(secondFactorData(context, { kind: "codes", codes: result.value, turnedOn: true }));
  const { state, status } = refusal(context, result, "code");
  const ended = result.code === "expired-code" || result.code === "already-on";
  const view = ended ? await presentView(context) : setupView(secret, email);
  return data(secondFactorData(context, view, state), { status });
}

/** The form after a refusal; a wrong password or code is reported beside its field. */
function refusal(context: PrivateContext, failure: AccountFailure, field: "currentPassword" | "code") {
  const { text, status } = failureText(context.t, failure);
  const ofField = failure.code === "wrong-password" || failure.code === "wrong-code";
  return { state: ofField ? marked(context, {}, { [field]: text }) : refused({}, text), status };
}
