import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { LabNotebookPage } from "~/components/account/lab-notebook-page";
import { privatePage } from "~/context/page";
import { ownAccountGuards } from "~/guards/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadLabNotebookPage } from "~/loaders/account/my.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadLabNotebookPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function LabNotebook() {
  return <LabNotebookPage data={useLoaderData<typeof loader>()} />;
}
