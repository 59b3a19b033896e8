import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeLabNotebook } from "~/actions/account/lab-notebook.server";
import { accountMeta } from "~/components/account/account-meta";
import { LabNotebookPage } from "~/components/account/lab-notebook-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadLabNotebookPage } from "~/loaders/account/my.server";

export const loader = privateLatePage(
  ({ t }) => t("account.notebook.title"),
  guardedPrivate(ownAccountGuards, (context, args) => loadLabNotebookPage(context, args)),
);
export const action = formAction(guardedPrivate(ownAccountGuards, changeLabNotebook));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function LabNotebook() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <LabNotebookPage data={page} />}
    </AwaitedPage>
  );
}
