import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { ReactNode } from "react";
import { ListPrice } from "~/components/basket/list-price/list-price";
import { LineName } from "~/components/line-name";
import { DayText } from "~/components/ui/day-text";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import type { Day } from "~/i18n/format";
import { useT } from "~/i18n/use-t";
import { useSizeText } from "~/i18n/use-vocabulary";
import * as css from "./line-list.css";

/** Line fields shown in the list; lines of baskets, orders and quotes have them (`lineView`). */
type ListedLine = Pick<
  BasketLineView,
  | "id"
  | "sku"
  | "name"
  | "href"
  | "size"
  | "quantity"
  | "price"
  | "total"
  | "type"
  | "promotions"
  | "listPrice"
  | "saving"
  | "note"
> & {
  /** Promised ship date, formatted. */
  readonly shipDate?: string | Day | null;
  /** Number and place of the address, if the order goes to several. */
  readonly shipTo?: string | null;
};

interface LineListProps<L extends ListedLine> {
  label: string;
  lines: readonly L[];
  /** Below a line: state, tracking, problems. */
  note?: (line: L) => ReactNode;
}

/** Read-only lines of a checkout, an order or a quote. */
export function LineList<L extends ListedLine>({ label, lines, note }: LineListProps<L>) {
  return (
    <ul className={css.lines} aria-label={label}>
      {lines.map((line) => (
        <Line key={line.id} line={line} note={note?.(line)} />
      ))}
    </ul>
  );
}

function Line({ line, note }: { line: ListedLine; note: ReactNode }) {
  const t = useT();
  return (
    <li className={css.line}>
      <div className={css.what}>
        <LineName line={line} />
        <LineFacts line={line} />
      </div>
      <span className={css.quantity}>
        <VisuallyHidden>{t("checkout.lines.quantity")} </VisuallyHidden>× {line.quantity}
      </span>
      {line.total !== null && (
        <span className={css.total}>
          <VisuallyHidden>{t("basket.lineTotal")} </VisuallyHidden>
          {line.total}
        </span>
      )}
      {note && <div className={css.notes}>{note}</div>}
    </li>
  );
}

const ShipDate = ({ day }: { day: string | Day }) => (typeof day === "string" ? day : <DayText day={day} />);

function Price({ line }: { line: ListedLine }) {
  return (
    <>
      {line.price} <ListPrice line={line} />
    </>
  );
}

function LineFacts({ line }: { line: ListedLine }) {
  const t = useT();
  const sizeText = useSizeText();
  const facts = [
    { term: t("basket.catalogNumber"), value: <Mono>{line.sku}</Mono> },
    { term: t("basket.size"), value: sizeText(line.size) },
    ...(line.price !== null ? [{ term: t("basket.price"), value: <Price line={line} /> }] : []),
    ...(line.shipDate ? [{ term: t("checkout.lines.shipDate"), value: <ShipDate day={line.shipDate} /> }] : []),
    ...(line.shipTo ? [{ term: t("checkout.summary.shipTo"), value: line.shipTo }] : []),
    ...(line.note ? [{ term: t("checkout.lines.note"), value: line.note }] : []),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
