import { useT } from "~/i18n/use-t";
import type { CodeName, ProductRow } from "~/loaders/browse/data.server";
import * as styles from "./legend.css";

/** Explains the short codes on this page, for users who cannot hover. */
export function Legend({ rows }: { rows: readonly ProductRow[] }) {
  const t = useT();
  const groups = [
    { label: t("browse.applications"), codes: distinct(rows.flatMap((row) => row.applications)) },
    { label: t("browse.species"), codes: distinct(rows.flatMap((row) => row.species)) },
  ].filter(({ codes }) => codes.length > 0);
  if (groups.length === 0) return null;
  return (
    <details className={styles.legend}>
      <summary>{t("browse.legend")}</summary>
      {groups.map(({ label, codes }) => (
        <div key={label} className={styles.group}>
          <h3 className={styles.heading}>{label}</h3>
          <dl className={styles.codes}>
            {codes.map(({ code, name }) => (
              <div key={code} className={styles.pair}>
                <dt className={styles.code} translate="no">
                  {code}
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}

function distinct(codes: readonly CodeName[]): readonly CodeName[] {
  const byCode = new Map(codes.map((entry) => [entry.code, entry]));
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
