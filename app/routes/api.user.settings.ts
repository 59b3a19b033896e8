import { privatePage } from "~/context/page";
import { loadUserSettings } from "~/loaders/user-settings.server";

export const loader = privatePage(loadUserSettings);
