import type { BasketLineView } from "@contracts/commerce/basket-answers";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

type NotedLine = Pick<BasketLineView, "sku" | "unavailable" | "obstacle" | "quote" | "contract">;

/** Why a line cannot be ordered, with its successor. */
export function LineObstacle({ line: { sku, obstacle }, className }: { line: NotedLine; className?: string }) {
  const t = useT();
  return (
    <Notice tone="warning" className={className}>
      <p>{obstacle ? obstacle.text : t("basket.lineUnavailable", { sku })}</p>
      {obstacle?.successor && (
        <p>
          {spaced(t("basket.successor"))}
          <TextLink to={obstacle.successor.href}>{obstacle.successor.name}</TextLink>
        </p>
      )}
    </Notice>
  );
}

/** The quote that a line comes from: its price while the quote is valid, and both prices when today's differs. */
export function LineQuote({ line: { quote }, className }: { line: NotedLine; className?: string }) {
  const t = useT();
  if (!quote) return null;
  const { number, until, price, today, holds } = quote;
  if (!holds) {
    return (
      <Notice tone="warning" className={className}>
        {price === null || today === null
          ? t("basket.quote.ended", { number, until })
          : t("basket.quote.endedPrices", { number, until, price, today })}
      </Notice>
    );
  }
  return (
    <p className={className}>
      {spaced(t("basket.quote.holds", { number, until }))}
      {today !== null && t("basket.quote.lowerToday", { today })}
    </p>
  );
}

/** Why the price of a line has changed: its quote ended, or the catalogue has another price. */
export function LineChange({
  line,
  className,
}: {
  line: NotedLine & Pick<BasketLineView, "priceChanged">;
  className?: string;
}) {
  const t = useT();
  if (line.quote) return line.quote.holds ? null : <LineQuote line={line} className={className} />;
  return line.priceChanged ? <p className={className}>{t("basket.priceChanged", { sku: line.sku })}</p> : null;
}

/** Lots that the customer holds pieces of; they ship first. */
export function HeldLots({
  line: { held = [] },
  className,
}: {
  line: Pick<BasketLineView, "held">;
  className?: string;
}) {
  const t = useT();
  return held.map(({ lot, href, pieces, until }) => (
    <p key={lot} className={className}>
      {spaced(t("basket.held", { count: pieces, until }))}
      <TextLink to={href}>{t("basket.heldLot", { number: lot })}</TextLink>
    </p>
  ));
}

/** The price agreed with the buyer's company, with the list price. */
export function LineContract({ line: { contract }, className }: { line: NotedLine; className?: string }) {
  const t = useT();
  if (!contract) return null;
  return <p className={className}>{t("basket.contract", contract)}</p>;
}

interface RemoveUnavailableProps {
  lines: readonly Pick<BasketLineView, "unavailable">[];
  /** Page to continue with. */
  to: string;
}

/** One press removes what cannot be ordered and continues. Renders nothing if everything can be ordered. */
export function RemoveUnavailable({ lines, to }: RemoveUnavailableProps) {
  const t = useT();
  const count = lines.filter(({ unavailable }) => unavailable).length;
  if (count === 0) return null;
  return (
    <Form method="post" action="/cart">
      <input type="hidden" name="intent" value="remove-unavailable" />
      <input type="hidden" name="return" value={to} />
      <Button type="submit">{t("basket.removeUnavailable", { count })}</Button>
    </Form>
  );
}
