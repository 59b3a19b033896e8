import { action as formAction, privatePage } from "~/context/page";
import { readBasket, sendBasketForm } from "~/loaders/basket-api.server";

export const loader = privatePage(readBasket);
export const action = formAction(sendBasketForm);
