import { compareHref, comparePath } from "@domain/compare/compared-ids";
import { useLocation } from "@framework/remix";
import { useEffect } from "react";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { $compared, clearCompared, readCompared, removeCompared } from "~/stores/compare";
import { useStore } from "~/stores/use-store";
import * as css from "./compare-tray.css";

/** Products to compare, at the bottom of every page except the comparison. */
export function CompareTray() {
  const t = useT();
  const format = useFormat();
  const list = useStore($compared);
  const { pathname } = useLocation();
  useEffect(readCompared, []);
  if (list.length === 0 || pathname === comparePath) return null;
  // Omit products that could not be loaded (C-COMP-04).
  const ids = list.flatMap(({ productId, error }) => (error ? [] : [productId]));
  return (
    <section className={css.tray} aria-label={t("compare.tray")} data-tray data-print="hide">
      <ul className={css.products}>
        {list.map(({ productId, productTitle, error }) => (
          <li
            key={productId}
            className={css.product}
            title={error ? t("compare.failed") : productTitle}
            data-failed={error || undefined}
          >
            <Mono>{productId}</Mono>
            <Button
              type="button"
              variant="quiet"
              size="sm"
              icon="close"
              iconOnly
              onClick={() => removeCompared(productId)}
            >
              {t("compare.remove", { name: productId })}
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button type="button" variant="quiet" size="sm" onClick={clearCompared}>
          {t("compare.trayClear")}
        </Button>
        <LinkButton to={compareHref(ids)} variant="primary" size="sm">
          <span role="status">{t("compare.trayOpen", { formatted: format.number(ids.length) })}</span>
        </LinkButton>
      </div>
    </section>
  );
}
