import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeSettings } from "~/actions/account/settings.server";
import { accountMeta } from "~/components/account/account-meta";
import { SettingsPage } from "~/components/account/settings-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { ownAccountFormGuards, ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadSettingsPage } from "~/loaders/account/settings.server";

export const loader = privateLatePage(
  ({ t }) => t("account.settings.title"),
  guardedPrivate(ownAccountGuards, loadSettingsPage),
);
export const clientLoader = withTexts("checkout");
export const action = keepingAction(guardedPrivate(ownAccountFormGuards, changeSettings));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>{(page) => <SettingsPage data={page} />}</AwaitedPage>
  );
}
