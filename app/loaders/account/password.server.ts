/** `/account/password/change` and its confirmation (A-PASSWD-01, A-PASSWD-02, A-PASSWD-09). */
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";

export interface ChangePasswordData {
  readonly head: AccountHead;
  readonly form: FormState;
}

export async function loadChangePasswordPage(context: PrivateContext): Promise<ChangePasswordData> {
  return changeData(context, freshForm);
}

export const changeData = (context: PrivateContext, form: FormState): ChangePasswordData => ({
  head: accountHead(context, context.t("account.password.changeTitle"), "/account/password/change"),
  form,
});

export interface MessageData {
  readonly head: AccountHead;
}

export async function loadPasswordChangedPage(context: PrivateContext): Promise<MessageData> {
  const title = context.t("account.password.changedTitle");
  return { head: accountHead(context, title, "/account/password/change/confirm") };
}
