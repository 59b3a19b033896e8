import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { MyAccountPage } from "~/components/account/my-account-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadMyAccountPage } from "~/loaders/account/my.server";

export const loader = privateLatePage(
  ({ t }) => t("account.my.title"),
  guardedPrivate(ownAccountGuards, loadMyAccountPage),
);
export const clientLoader = withTexts("order");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyAccount() {
  return <AwaitedPage page={useLoaderData<typeof loader>()}>{(page) => <MyAccountPage data={page} />}</AwaitedPage>;
}
