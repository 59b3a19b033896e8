import { useStore } from "@nanostores/react";
import { useFetcher, useLocation } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { Dialog } from "~/components/ui/dialog";
import { Spinner } from "~/components/ui/spinner";
import { useT } from "~/i18n/use-t";
import type { BasketPageData } from "~/loaders/basket.server";
import { $basketCount, $basketPanel } from "~/stores/basket";
import * as css from "./basket.css";
import { BasketContents } from "./basket-contents";

/** The basket beside the page. Opening it reads the basket anew (T-BASK-13); without scripts `/cart` is the basket. */
export function BasketPanel() {
  const t = useT();
  const open = useStore($basketPanel);
  const { load, data, state } = useFetcher<BasketPageData>({ key: "basket-panel" });
  const close = useCallback(() => $basketPanel.set(false), []);
  const { key } = useLocation();

  useEffect(() => {
    if (open) load("/cart");
  }, [open, load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the panel
  useEffect(close, [key]);
  const count = data?.basket?.count;
  useEffect(() => {
    if (data && !data.unreachable) $basketCount.set(count ?? 0);
  }, [data, count]);

  return (
    <Dialog open={open} onClose={close} title={t("basket.title")} sheet>
      <p role="status" className={css.status}>
        {!data && state !== "idle" ? t("basket.loading") : statusLine(t, count ?? 0)}
        {state !== "idle" && <Spinner />}
      </p>
      {data && <BasketContents {...data} onProceed={close} />}
    </Dialog>
  );
}

/** "3 items", "99+ items" above 99 (T-BASK-02). */
function statusLine(t: ReturnType<typeof useT>, count: number): string {
  if (count === 0) return t("basket.statusEmpty");
  return count > 99 ? t("basket.statusMany") : t("basket.statusCount", { count });
}
