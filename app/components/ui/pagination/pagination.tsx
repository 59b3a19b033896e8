import { Icon } from "~/components/icon";
import { Link, type LinkProps } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { pageWindow } from "./page-window";
import * as css from "./pagination.css";

interface PaginationProps {
  page: number;
  total: number;
  /** Address of a page. */
  to: (page: number) => LinkProps["to"];
  /** Distinguishes several pagers on a page. */
  label?: string;
  className?: string;
}

/** Pager links; nothing if there is only one page. */
export function Pagination({ page, total, to, label, className }: PaginationProps) {
  const t = useT();
  if (total <= 1) return null;
  return (
    <nav aria-label={label ?? t("ui.pagination")} className={className}>
      <ul className={css.list}>
        {page > 1 && (
          <li>
            <Link className={css.link} to={to(page - 1)} rel="prev">
              <Icon name="previous" />
              <VisuallyHidden>{t("ui.previousPage")}</VisuallyHidden>
            </Link>
          </li>
        )}
        {pageWindow(page, total).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} className={classes(css.gap, css.numbered)} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={css.numbered}>
              <Link
                className={css.link}
                to={to(number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={t(number === page ? "ui.paginationCurrent" : "ui.paginationPage", { page: number })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li className={css.position}>{t("ui.paginationOf", { page, total })}</li>
        {page < total && (
          <li>
            <Link className={css.link} to={to(page + 1)} rel="next">
              <VisuallyHidden>{t("ui.nextPage")}</VisuallyHidden>
              <Icon name="next" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
