import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Translate } from "~/i18n/translate";

/** Confirmation text for removing a line, with a warning for panel kits (T-LINE-13). */
export function removalText(t: Translate, line: BasketLineView): { title: string; text: string } {
  return {
    title: t(line.kit ? "basket.removal.kitTitle" : "basket.removal.title"),
    text: line.kit ? t("basket.removal.kitText") : t("basket.removal.text", { name: line.name, sku: line.sku }),
  };
}
