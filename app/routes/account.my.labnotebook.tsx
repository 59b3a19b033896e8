import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { LabNotebookPage } from "~/components/account/lab-notebook-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadLabNotebookPage } from "~/loaders/account/my.server";

export const loader = privateLatePage(
  ({ t }) => t("account.notebook.title"),
  guardedPrivate(ownAccountGuards, loadLabNotebookPage),
);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function LabNotebook() {
  return <AwaitedPage page={useLoaderData<typeof loader>()}>{(page) => <LabNotebookPage data={page} />}</AwaitedPage>;
}
