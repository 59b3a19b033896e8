import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { failureText, keptForm, readAccountForm, refused, requiredText } from "~/loaders/account/form.server";
import { loadLabNotebookPage } from "~/loaders/account/my.server";
import { profileOfForm } from "~/loaders/account/profile.server";

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const notebookForm = v.variant("intent", [
  v.object({ intent: v.literal("rename"), id, name: requiredText(120) }),
  v.object({ intent: v.literal("remove"), id }),
]);

/** `POST /account/my/labnotebook`: renames or removes a design. */
export async function changeLabNotebook(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const { form, url } = args;
  const { accounts } = context.services;
  await profileOfForm(context, url, form, null);
  if (form.has(keptFormField)) return data(await loadLabNotebookPage(context, args, keptForm(form)));
  const read = readAccountForm(context, form, notebookForm);
  if (!read.ok) {
    return data(await loadLabNotebookPage(context, args, read.state), { status: 422 });
  }
  const { value } = read;
  const changed = await (value.intent === "rename"
    ? accounts.renameNotebook(value.id, value.name)
    : accounts.removeNotebook(value.id));
  if (changed.ok)
    return redirect(`/account/my/labnotebook?done=${value.intent === "rename" ? "renamed" : "removed"}`, 303);
  const { text, status } = failureText(context.t, changed);
  return data(await loadLabNotebookPage(context, args, refused(read.fields, text)), { status });
}
