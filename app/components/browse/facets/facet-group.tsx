import type { FacetCount } from "@domain/search-url/facet-match";
import { escapeListValue } from "@domain/search-url/list-values";
import { browseFormId } from "~/components/browse/ids";
import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as styles from "./facet-group.css";

/** Values shown before "more". */
const inSight = 7;

interface FacetGroupProps {
  /** Parameter name. */
  name: string;
  label: string;
  values: readonly FacetCount[];
  /** Keys of chosen values. */
  chosen: readonly string[];
}

/** One facet: check boxes with counts, chosen values first, the rest behind a disclosure. */
export function FacetGroup({ name, label, values, chosen }: FacetGroupProps) {
  const t = useT();
  const ordered = [...values].sort((a, b) => Number(chosen.includes(b.key)) - Number(chosen.includes(a.key)));
  const cut = ordered.length > inSight + 2 ? Math.max(inSight, chosen.length) : ordered.length;
  const box = ({ key, value, count }: FacetCount) => (
    <FacetBox key={key} name={name} value={key} label={value} count={count} checked={chosen.includes(key)} />
  );
  return (
    <details className={styles.group} open>
      <summary className={styles.summary}>
        {label}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
        <Icon name="down" size="sm" className={styles.arrow} />
      </summary>
      <fieldset className={styles.values}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {ordered.slice(0, cut).map(box)}
        {cut < ordered.length && (
          <details className={styles.more}>
            <summary className={styles.moreSummary}>{t("browse.facets.more", { count: ordered.length - cut })}</summary>
            {ordered.slice(cut).map(box)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

interface FacetBoxProps {
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
}

function FacetBox({ name, value, label, count, checked }: FacetBoxProps) {
  const t = useT();
  const format = useFormat();
  const formatted = format.number(count);
  return (
    <label className={styles.value}>
      <input
        // Stable id, so that the box keeps its identity when the list is replaced.
        id={`facet-${name}-${encodeURIComponent(value)}`}
        type="checkbox"
        form={browseFormId}
        name={name}
        value={escapeListValue(value)}
        defaultChecked={checked}
        className={styles.box}
      />
      <span>{label}</span>
      <span className={styles.count} aria-hidden="true">
        {formatted}
      </span>
      <VisuallyHidden>{t("browse.facets.count", { count, formatted })}</VisuallyHidden>
    </label>
  );
}
