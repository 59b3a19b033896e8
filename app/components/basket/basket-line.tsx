import type { BasketLineView, BasketRefusal } from "@contracts/commerce/basket-answers";
import type { FormEvent } from "react";
import { Icon } from "~/components/icon";
import { LineName } from "~/components/line-name";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { DialogLink } from "~/components/ui/dialog/dialog";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import { useT } from "~/i18n/use-t";
import { useSizeText } from "~/i18n/use-vocabulary";
import * as css from "./basket-contents.css";
import { HeldLots, LineContract, LineObstacle, LineQuote } from "./line-notes";
import { ListPrice } from "./list-price/list-price";
import { type LineRefusal, useLineQuantity } from "./use-line-quantity";

interface BasketLineProps {
  line: BasketLineView;
  refused: LineRefusal | null;
  /** Opens the dialog that confirms removing the line; `keep` is called if the shopper declines. */
  onRemove: (line: BasketLineView, keep: () => void) => void;
  /** Opens the dialog that confirms a new quantity of a panel kit. */
  onKitQuantity: (line: BasketLineView, quantity: number, answer: (confirmed: boolean) => void) => void;
  onOutdated: (refusal: BasketRefusal) => void;
}

/** A basket line: name, number, size, prices, quantity, removal (T-BASK-05). */
export function BasketLine(props: BasketLineProps) {
  const { line, onRemove } = props;
  const t = useT();
  return (
    <li className={css.line} id={`line-${line.id}`}>
      <div className={css.what}>
        <LineName line={line} />
        <LineFacts line={line} />
      </div>
      {line.editable ? <LineQuantity {...props} /> : <span className={css.fixedQuantity}>× {line.quantity}</span>}
      {!line.editable && line.total !== null && <LineTotal total={line.total} />}
      {line.editable && (
        <DialogLink
          to={`/cart?remove=${line.id}#confirm`}
          className={css.remove}
          aria-label={t("basket.removeItem", { sku: line.sku })}
          title={t("basket.remove")}
          onOpen={() => onRemove(line, () => {})}
        >
          <Icon name="delete" size="sm" />
        </DialogLink>
      )}
      {line.priceChanged && (
        <Notice tone="info" className={css.notes}>
          {t("basket.priceChanged", { sku: line.sku })}
        </Notice>
      )}
      {line.unavailable && <LineObstacle line={line} className={css.notes} />}
      <HeldLots line={line} className={css.notes} />
      <LineQuote line={line} className={css.notes} />
      <LineContract line={line} className={css.notes} />
    </li>
  );
}

function LineFacts({ line }: { line: BasketLineView }) {
  const t = useT();
  const sizeText = useSizeText();
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t("basket.catalogNumber")}</dt>
        <dd>
          <Mono>{line.sku}</Mono>
        </dd>
      </div>
      <div>
        <dt>{t("basket.size")}</dt>
        <dd>{sizeText(line.size)}</dd>
      </div>
      {line.price !== null && (
        <div>
          <dt>{t("basket.price")}</dt>
          <dd className={css.amount}>
            {line.price} <ListPrice line={line} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function LineTotal({ total, busy }: { total: string; busy?: boolean }) {
  const t = useT();
  return (
    <p className={css.total} aria-busy={busy || undefined}>
      <VisuallyHidden>{t("basket.lineTotal")} </VisuallyHidden>
      <strong className={css.amount}>{total}</strong>
    </p>
  );
}

function LineQuantity({ line, refused: refusal, onRemove, onKitQuantity, onOutdated }: BasketLineProps) {
  const t = useT();
  const refused = refusal?.typed.intent === "change" ? refusal : null;
  const { text, error, busy, change, finish, reset } = useLineQuantity(line, refused, {
    onRemove: () => onRemove(line, reset),
    onKitQuantity: (quantity, answer) => onKitQuantity(line, quantity, answer),
    onOutdated,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <>
      <Form method="post" action="/cart" className={css.quantity} data-act="change" onSubmit={submit} data-print="keep">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="line" value={line.id} />
        {line.kit && <input type="hidden" name="ask" value="yes" />}
        <QuantityInput
          label={t("basket.quantityOf", { sku: line.sku })}
          labelHidden
          name="quantity"
          value={text}
          error={error}
          // After a refused plain form, the page focuses the wrong field.
          autoFocus={refused !== null}
          onText={change}
          onBlur={finish}
        />
        <noscript>
          <Button type="submit" size="sm" aria-label={t("basket.updateQuantityOf", { sku: line.sku })}>
            {t("basket.update")}
          </Button>
        </noscript>
      </Form>
      {line.total !== null && <LineTotal total={line.total} busy={busy} />}
    </>
  );
}
