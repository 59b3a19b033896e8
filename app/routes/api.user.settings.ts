import { privatePage } from "~/context/page";
import { loadUserSettings } from "~/loaders/settings/user-settings.server";

export const loader = privatePage(loadUserSettings);
