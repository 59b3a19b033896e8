import { formatMoney } from "@domain/money/format";
import { AddToBasket } from "~/components/basket/add-to-basket";
import { CompareToggle } from "~/components/compare/compare-toggle";
import { Link } from "~/components/navigation";
import { CodeList } from "~/components/ui/badge/badge";
import { Row, Rows } from "~/components/ui/card/card";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { Price, PriceReason } from "~/components/ui/price/price";
import { useT } from "~/i18n/use-t";
import type { ProductRow, RowOffer } from "~/loaders/browse/data.server";
import { Marked } from "./marked";
import * as styles from "./result-list.css";
import { hitList, rowLink } from "./row-marks";
import { Thumbnail } from "./thumbnail";

interface ProductListProps {
  rows: readonly ProductRow[];
  query: string;
  requestId: string;
}

/** Products as rows, or as cards in card view. */
export function ProductList({ rows, query, requestId }: ProductListProps) {
  const t = useT();
  return (
    <div {...hitList({ engine: "product", query, requestId })}>
      <VisuallyHidden as="p">{t("browse.keys")}</VisuallyHidden>
      <Rows label={t("browse.tabs.product")} className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            className={styles.row}
            lead={<Thumbnail src={row.thumbnail} index={index} />}
            aside={
              <>
                <Offer row={row} describedBy={`result-${row.id}`} />
                <span className={styles.compare}>
                  <CompareToggle id={row.number} name={row.name.map(({ text }) => text).join("")} />
                </span>
              </>
            }
          >
            <h2 id={`result-${row.id}`} className={styles.name}>
              <Mono className={styles.number}>{row.number}</Mono>{" "}
              <Link to={row.href} {...rowLink(row.id)}>
                <Marked parts={row.name} />
              </Link>
            </h2>
            {row.facts.length > 0 && <p className={styles.facts}>{row.facts.join(" · ")}</p>}
            <div className={styles.measures}>
              <CodeList label={t("browse.applications")} codes={row.applications} />
              <CodeList label={t("browse.species")} codes={row.species} />
              <CitationBar count={row.citations} />
            </div>
          </Row>
        ))}
      </Rows>
    </div>
  );
}

/** Price and add button, or the reason why there is none. */
function Offer({ row, describedBy }: { row: ProductRow; describedBy: string }) {
  const t = useT();
  if (row.offer === null) return <PriceReason>{t("browse.noPrice")}</PriceReason>;
  const { price, reason } = row.offer;
  return (
    <>
      {price !== null && <Price value={formatMoney(price)} note={<Mono>{row.offer.sku}</Mono>} />}
      {price === null && reason !== null && <PriceReason>{t(`browse.reason.${reason}`)}</PriceReason>}
      <OfferAction offer={row.offer} describedBy={describedBy} />
    </>
  );
}

function OfferAction({ offer, describedBy }: { offer: RowOffer; describedBy: string }) {
  const t = useT();
  switch (offer.action) {
    case "add":
    case "quote":
    case "lead":
      return (
        <AddToBasket
          sku={offer.sku}
          label={t(offer.action === "add" ? "browse.add" : "browse.quote")}
          describedBy={describedBy}
          size="sm"
        />
      );
    case "partner":
      return offer.partnerHref ? (
        <a href={offer.partnerHref} rel="noopener">
          {t("browse.partner")}
        </a>
      ) : null;
    case "none":
      return null;
    default:
      return offer.action satisfies never;
  }
}
