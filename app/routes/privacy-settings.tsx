import { type MetaFunction, useLoaderData } from "@framework/remix";
import { choosePrivacy } from "~/actions/consent/privacy-settings.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { PrivacySettingsPage } from "~/components/consent/privacy-settings-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadPrivacySettings } from "~/loaders/consent/privacy-settings.server";

export const loader = privatePage(loadPrivacySettings);
export const action = formAction(choosePrivacy);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PrivacySettings() {
  return <PrivacySettingsPage data={useLoaderData<typeof loader>()} />;
}
