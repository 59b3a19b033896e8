import { AddToBasket } from "~/components/basket/add-to-basket";
import { CompareToggle } from "~/components/compare/compare-toggle";
import { Link } from "~/components/navigation";
import { Badge, CodeList } from "~/components/ui/badge/badge";
import { Rows } from "~/components/ui/card/card";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { weightsText } from "~/i18n/product-facts";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductRow, RowOffer } from "~/loaders/browse/data.server";
import { Marked } from "./marked";
import * as styles from "./product-list.css";
import { hitList, rowLink } from "./row-marks";
import { RowSizes } from "./row-sizes";
import { Thumbnails } from "./thumbnail";

interface ProductListProps {
  rows: readonly ProductRow[];
  query: string;
  requestId: string;
}

const nameOf = ({ name }: ProductRow): string => name.map(({ text }) => text).join("");

/** Products as rows, or as cards in card view. */
export function ProductList({ rows, query, requestId }: ProductListProps) {
  const t = useT();
  const lang = useTextLang();
  return (
    <div {...hitList({ engine: "product", query, requestId })}>
      <VisuallyHidden as="p" data-markdown="omit">
        {t("browse.keys")}
      </VisuallyHidden>
      <Rows label={t("browse.tabs.product")} className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row} data-discontinued={row.discontinued || undefined}>
            <Thumbnails sources={row.thumbnails} index={index} />
            <div className={styles.about}>
              <h2 id={`result-${row.id}`} className={styles.name}>
                <Mono className={styles.number}>{row.number}</Mono>{" "}
                <Link to={row.href} lang={lang(nameOf(row))} {...rowLink(row.id)}>
                  <Marked parts={row.name} />
                </Link>
              </h2>
              <RowFacts row={row} />
            </div>
            <div className={styles.codes}>
              <CodeList label={t("browse.applications")} codes={row.applications} />
              <CodeList label={t("browse.species")} codes={row.species} />
            </div>
            <div className={styles.offer}>
              {row.discontinued ? (
                <Badge>{t("selling.listReason.discontinued")}</Badge>
              ) : (
                <RowSizes offer={row.offer} />
              )}
            </div>
            <div className={styles.actions}>
              {row.offer && <OfferAction offer={row.offer} describedBy={`result-${row.id}`} />}
              <CompareToggle id={row.number} name={nameOf(row)} iconOnly />
            </div>
          </li>
        ))}
      </Rows>
    </div>
  );
}

/** Facts that distinguish similar products: host, clonality, clone, weight, citations. */
function RowFacts({ row }: { row: ProductRow }) {
  const t = useT();
  const format = useFormat();
  const vocabulary = useVocabulary();
  const facts = [
    row.clonality === null ? row.kind : "",
    row.host,
    row.clonality === null ? "" : vocabulary("clonality", row.clonality),
    row.clone === "" ? "" : t("browse.clone", { clone: row.clone }),
    weightsText(row.weights, { t, number: (value) => format.number(value) }),
  ].filter((fact) => fact !== "");
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {row.citations > 0 && (
        <span className={styles.fact}>
          <CitationBar count={row.citations} />
        </span>
      )}
    </p>
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
