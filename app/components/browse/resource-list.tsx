import { Link } from "@remix-run/react";
import { Row, Rows } from "~/components/ui/card";
import { VisuallyHidden } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { ResourceRow } from "~/loaders/browse-data.server";
import { sendSearchClick } from "~/stores/search-clicks";
import { Marked } from "./marked";
import * as styles from "./result-list.css";
import { moveBetweenRows, rowLink } from "./row-keys";
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
  const track = (id: string) => requestId && sendSearchClick({ engine: "resources", query, requestId, documentId: id });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between the links inside
    <div onKeyDown={moveBetweenRows}>
      <VisuallyHidden as="p">{t("browse.keys")}</VisuallyHidden>
      <Rows label={t("browse.tabs.resources")} className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} className={styles.row} lead={<Thumbnail src={row.thumbnail} kind="document" />}>
            <h2 className={styles.name}>
              <Link to={row.href} prefetch="intent" onClick={() => track(row.id)} {...rowLink}>
                <Marked parts={row.title} />
              </Link>
            </h2>
            <p className={styles.facts}>
              {[...row.kinds, row.released && format.date(row.released)].filter(Boolean).join(" · ")}
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
