import type { BasketLineView } from "@domain/basket/view";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { DialogLink } from "~/components/ui/dialog";
import { Mono } from "~/components/ui/layout";
import { QuantityInput } from "~/components/ui/quantity-input";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import * as css from "./basket.css";
import { useBasketForm } from "./use-basket-form";

/** Pause after the last change before it is sent (T-LINE-08). */
const debounceMilliseconds = 400;

const typeLabels = {
  standard: null,
  discountedLineItem: "basket.discounted",
  freeLineItem: "basket.free",
  giftLineItem: "basket.gift",
  returnedLineItem: "basket.returned",
} as const;

interface BasketLineProps {
  line: BasketLineView;
  /** Asks before the line goes. */
  onRemove: (line: BasketLineView) => void;
  /** Asks before the quantity of a designed kit changes; resolves to whether to go on. */
  onKitQuantity: (line: BasketLineView, quantity: number, change: (confirmed: boolean) => void) => void;
  /** What the last plain form said about this line. */
  error?: string | null;
}

/** One line of the basket: name, number, size, prices, quantity, removal (T-BASK-05). */
export function BasketLine({ line, onRemove, onKitQuantity, error }: BasketLineProps) {
  const t = useT();
  const { send, data } = useBasketForm();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [shown, setShown] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typeLabel = typeLabels[line.type];
  const ownError = data && !data.ok ? data.messages.map(({ text }) => text).join(" ") : null;

  const change = (quantity: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (quantity === line.quantity) return;
      const apply = () => send({ intent: "change", line: line.id, quantity: String(quantity) });
      if (!line.kit) return apply();
      onKitQuantity(line, quantity, (confirmed) => (confirmed ? apply() : setShown((count) => count + 1)));
    }, debounceMilliseconds);
  };

  return (
    <li className={css.line} id={`line-${line.id}`}>
      <div className={css.lineName}>
        <TextLink to={line.href}>{line.name}</TextLink>
        {typeLabel && <Badge>{t(typeLabel)}</Badge>}
        {line.promotions.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t("basket.catalogNumber")}</dt>
          <dd>
            <Mono>{line.sku}</Mono>
          </dd>
        </div>
        <div>
          <dt>{t("basket.size")}</dt>
          <dd>{line.size}</dd>
        </div>
        {line.price !== null && (
          <div>
            <dt>{t("basket.price")}</dt>
            <dd className={css.amount}>{line.price}</dd>
          </div>
        )}
      </dl>
      <div className={css.lineEnd}>
        {line.editable ? (
          <Form
            method="post"
            action="/cart"
            reloadDocument
            className={css.quantityForm}
            onSubmit={(event) => event.preventDefault()}
          >
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="line" value={line.id} />
            <QuantityInput
              // A refused or confirmed change starts the field afresh from what the basket holds.
              key={`${line.quantity} ${shown}`}
              label={t("basket.quantityOf", { sku: line.sku })}
              labelHidden
              name="quantity"
              defaultValue={String(line.quantity)}
              error={ownError ?? error ?? null}
              onQuantity={change}
              onRemove={() => onRemove(line)}
            />
            <noscript>
              <Button type="submit" size="sm" aria-label={t("basket.updateQuantityOf", { sku: line.sku })}>
                {t("basket.update")}
              </Button>
            </noscript>
          </Form>
        ) : (
          <span className={css.fixedQuantity}>× {line.quantity}</span>
        )}
        {line.total !== null && (
          <p className={css.total}>
            <span className={css.totalLabel}>{t("basket.lineTotal")}</span>{" "}
            <strong className={css.amount}>{line.total}</strong>
          </p>
        )}
        {line.editable && (
          <DialogLink
            to={`/cart?remove=${line.id}`}
            className={css.remove}
            aria-label={t("basket.removeItem", { sku: line.sku })}
            onOpen={() => onRemove(line)}
          >
            {t("basket.remove")}
          </DialogLink>
        )}
      </div>
    </li>
  );
}
