import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import * as css from "./breadcrumb.css";

export interface Crumb {
  label: string;
  /** Omitted for a step without its own page. */
  to?: string;
}

/** Breadcrumb. The last step is the page itself and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t("ui.breadcrumb")}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className={css.item}>
            {index === crumbs.length - 1 ? (
              <span className={css.current} aria-current="page">
                {crumb.label}
              </span>
            ) : crumb.to === undefined ? (
              crumb.label
            ) : (
              <Link className={css.link} to={crumb.to}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
