import type { BasketLineView } from "@contracts/commerce/basket-answers";
import { Badge } from "~/components/ui/badge/badge";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import * as css from "./line-facts.css";

const typeLabels = {
  standard: null,
  discountedLineItem: "basket.discounted",
  freeLineItem: "basket.free",
  giftLineItem: "basket.gift",
  returnedLineItem: "basket.returned",
} as const;

/** Product of a line in a basket, an order or a quote, with its kind and promotions. */
export function LineName({ line }: { line: Pick<BasketLineView, "href" | "name" | "type" | "promotions"> }) {
  const t = useT();
  const typeLabel = typeLabels[line.type];
  return (
    <div className={css.name}>
      <TextLink to={line.href}>{line.name}</TextLink>
      {typeLabel && <Badge>{t(typeLabel)}</Badge>}
      {line.promotions.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );
}
