import type { BasketLineView } from "@contracts/commerce/basket-answers";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./list-price.css";

/** The list price, struck, and the saving of a line with a lower price. */
export function ListPrice({ line: { listPrice, saving } }: { line: Pick<BasketLineView, "listPrice" | "saving"> }) {
  const t = useT();
  if (listPrice === null || saving === null) return null;
  return (
    <span className={css.saving}>
      <s>
        <VisuallyHidden>{t("basket.listPrice")} </VisuallyHidden>
        {listPrice}
      </s>{" "}
      {t("basket.youSave", { amount: saving })}
    </span>
  );
}
