import { Button } from "~/components/ui/button/button";
import { pageWindow } from "~/components/ui/pagination/page-window";
import { useT } from "~/i18n/use-t";
import * as css from "./bulk.css";

/** Pager of a list: submit buttons of its form, so that corrections on this page are kept. */
export function BulkPager({ page, pages }: { page: number; pages: number }) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("ui.pagination")}>
      <ul className={css.pages}>
        {pageWindow(page, pages).map((number, index, all) => (
          <li key={number ?? `after ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                type="submit"
                name="go"
                value={`page-${number}`}
                size="sm"
                variant={number === page ? "secondary" : "quiet"}
                aria-current={number === page ? "page" : undefined}
                aria-label={t("bulk.page", { page: number })}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
