import { createdPasskey } from "@contracts/customers/passkeys";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  failureText,
  keptForm,
  marked,
  passwordText,
  readAccountForm,
  refused,
  requiredText,
  withoutSecrets,
} from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { type PasskeysData, passkeysData } from "~/loaders/passkeys/passkeys.server";
import type { AccountFailure } from "~/services/accounts/types";

const path = "/account/my/passkeys";
const name = requiredText(60);
const id = requiredText(1364);

const forms = v.variant("intent", [
  v.object({ intent: v.literal("begin"), name, currentPassword: passwordText }),
  /** The browser's credential, serialized by the page's script. */
  v.object({
    intent: v.literal("add"),
    name,
    passkey: v.pipe(v.string(), v.maxLength(32_768), v.parseJson(), createdPasskey),
  }),
  v.object({ intent: v.literal("rename"), id, name }),
  v.object({ intent: v.literal("remove"), id }),
]);
const secret = ["currentPassword", "passkey"];

export async function changePasskeys(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { accounts } = context.services;
  const page = async (over: Partial<PasskeysData>, status: number) =>
    data(await passkeysData(context, url, over), { status });
  const profile = await profileOfForm(context, url, form, null);
  if (!profile) return page({}, 503);
  if (form.has(keptFormField)) return page({ form: keptForm(form, secret) }, 200);
  const read = readAccountForm(context, form, forms, secret);
  if (!read.ok) return page({ form: read.state }, 422);
  const values = withoutSecrets(read.fields, secret);
  const again = ({ text, status }: { text: string; status: number }, { code }: AccountFailure) => {
    const state =
      code === "wrong-password" ? marked(context, values, { currentPassword: text }) : refused(values, text);
    return page({ form: state }, status);
  };
  const sent = read.value;
  if (sent.intent === "begin") {
    const begun = await accounts.beginPasskey(sent.currentPassword, url.origin);
    if (!begun.ok) return again(failureText(context.t, begun), begun);
    return page({ options: begun.value, form: { values, errors: {}, problem: null } }, 200);
  }
  const [done, result] =
    sent.intent === "add"
      ? (["added", await accounts.confirmPasskey(sent.passkey, sent.name, url.origin)] as const)
      : sent.intent === "rename"
        ? (["renamed", await accounts.renamePasskey(sent.id, sent.name)] as const)
        : (["removed", await accounts.removePasskey(sent.id)] as const);
  return result.ok ? redirect(`${path}?done=${done}`, 303) : again(failureText(context.t, result), result);
}
