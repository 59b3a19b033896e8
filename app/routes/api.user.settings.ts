import { privatePage } from "~/context/request/page";
import { loadUserSettings } from "~/loaders/settings/user-settings.server";

export const loader = privatePage(loadUserSettings);
