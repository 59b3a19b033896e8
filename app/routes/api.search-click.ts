import { recordSearchClick } from "~/actions/search/click.server";
import { action as formAction } from "~/context/request/page";

export const action = formAction(recordSearchClick);
