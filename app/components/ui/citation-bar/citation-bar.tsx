import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./citation-bar.css";

interface CitationBarProps {
  count: number;
  /** Count at which the bar is full. */
  max?: number;
}

/** Citation count as text and as a bar. The bar is logarithmic, because counts range from one to thousands. */
export function CitationBar({ count, max = 10_000 }: CitationBarProps) {
  const t = useT();
  const format = useFormat();
  const share = max > 0 ? Math.min(1, Math.log1p(count) / Math.log1p(max)) : 0;
  return (
    <span className={css.citation}>
      <svg className={css.bar} viewBox="0 0 48 8" width={48} height={8} aria-hidden="true">
        <rect className={css.track} y="3.5" width="48" height="1" />
        <rect className={css.fill} y="1" width={(48 * share).toFixed(1)} height="6" />
      </svg>
      {t("ui.citations", { count, formatted: format.number(count) })}
    </span>
  );
}
