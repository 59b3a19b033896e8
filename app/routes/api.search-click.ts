import { recordSearchClick } from "~/actions/search/click.server";
import { action as formAction } from "~/context/page";

export const action = formAction(recordSearchClick);
