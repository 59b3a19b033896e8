import { readBasket, sendBasketForm } from "~/actions/basket/api.server";
import { action as formAction, privatePage } from "~/context/request/page";

export const loader = privatePage(readBasket);
export const action = formAction(sendBasketForm);
