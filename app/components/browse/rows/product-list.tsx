import { CompareToggle } from "~/components/compare/compare-toggle";
import { Link } from "~/components/navigation";
import { CodeList } from "~/components/ui/badge/badge";
import { Row, Rows } from "~/components/ui/card/card";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ProductRow } from "~/loaders/browse/data.server";
import { Marked } from "./marked";
import { Offer } from "./offer";
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
