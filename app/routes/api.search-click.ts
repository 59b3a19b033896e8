import { action as formAction } from "~/context/page";
import { recordSearchClick } from "~/loaders/search-click.server";

export const action = formAction(recordSearchClick);
