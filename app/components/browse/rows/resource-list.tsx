import { Link } from "~/components/navigation";
import { Row, Rows } from "~/components/ui/card/card";
import { VisuallyHidden } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { ResourceRow } from "~/loaders/browse/data.server";
import { Marked } from "./marked";
import * as styles from "./resource-list.css";
import { hitList, rowLink } from "./row-marks";
import { Thumbnail } from "./thumbnail";

interface ResourceListProps {
  rows: readonly ResourceRow[];
  query: string;
  requestId: string;
}

/** Protocols, pathways, videos, articles. */
export function ResourceList({ rows, query, requestId }: ResourceListProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div {...hitList({ engine: "resources", query, requestId })}>
      <VisuallyHidden as="p" data-markdown="omit">
        {t("browse.keys")}
      </VisuallyHidden>
      <Rows label={t("browse.tabs.resources")}>
        {rows.map((row, index) => (
          <Row key={row.id} className={styles.row} lead={<Thumbnail src={row.thumbnail} index={index} />}>
            <h2 className={styles.name}>
              <Link to={row.href} {...rowLink(row.id)}>
                <Marked parts={row.title} />
              </Link>
            </h2>
            <p className={styles.facts}>
              {[...row.kinds, row.released && format.date(row.released)].filter(Boolean).join("\u00a0· ")}
            </p>
            {row.text.length > 0 && (
              <p className={styles.text}>
                <Marked parts={row.text} />
              </p>
            )}
          </Row>
        ))}
      </Rows>
    </div>
  );
}
