import { eventOf } from "@domain/analytics/basket-events";
import { countLabel } from "@domain/basket/count-label";
import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog } from "~/components/ui/dialog/dialog";
import { Spinner } from "~/components/ui/spinner/spinner";
import { useT } from "~/i18n/use-t";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";
import { $basket, $basketPanel, $changedElsewhere } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";
import { BasketContents } from "./basket-contents";
import { readBasket } from "./basket-requests";
import { BasketStatus, EmptyBasket, EndedBasket, UnreachableBasket } from "./basket-states";
import { BasketSummary } from "./basket-summary";

interface BasketPanelProps {
  /** Render the basket before the panel is opened. */
  prepared: boolean;
}

/** The basket beside the page. Opening it reloads the basket (T-BASK-13); without scripts `/cart` replaces it. */
export function BasketPanel({ prepared }: BasketPanelProps) {
  const t = useT();
  const open = useStore($basketPanel);
  const close = useCallback(() => $basketPanel.set(false), []);
  const state = useStore($basket);
  const { loading, failure, read } = useReading(open);

  const unread = failure !== null || state?.unreachable;
  const filled = state?.basket && state.basket.lines.length > 0 ? state.basket : null;
  // Until the first response, rely on the header's count, so that an empty panel does not change.
  const isEmpty = state ? !state.ended && !filled : saysEmpty();
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("basket.title")}
      sheet
      prepared={prepared}
      footer={state && filled && !unread && <BasketSummary basket={filled} ways={state.ways} onProceed={close} />}
    >
      <BasketStatus state={unread ? null : state}>
        {loading && (
          <>
            {!state && !isEmpty && t("basket.loading")}
            <Spinner />
          </>
        )}
      </BasketStatus>
      {unread && !loading && <UnreachableBasket text={failure ?? undefined} onRetry={() => void read()} />}
      {!unread && filled && <BasketContents basket={filled} />}
      {!unread && state?.ended && <EndedBasket ended={state.ended} />}
      {!unread && isEmpty && <EmptyBasket />}
    </Dialog>
  );
}

const saysEmpty = () => document.querySelector("[data-slot='basket-count']")?.textContent === countLabel(0);

/**
 * Reloads the basket when the panel opens and when another window changes it; always clears the loading flag
 * (T-BASK-14).
 */
function useReading(open: boolean) {
  const t = useT();
  const elsewhere = useStore($changedElsewhere);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useCallback(async () => {
    setLoading(true);
    const outcome = await readBasket(t);
    setFailure(outcome.ok ? null : (outcome.messages[0]?.text ?? null));
    setLoading(false);
    return outcome;
  }, [t]);
  // One view event per opening, however often the basket is reloaded (T-TANALYT-02).
  const viewed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change in another window must trigger a reload
  useEffect(() => {
    if (!open) viewed.current = false;
    else
      void read().then((outcome) => {
        if (viewed.current || !outcome.ok) return;
        viewed.current = true;
        for (const event of eventOf("view_cart", outcome.state.basket?.sale ?? null))
          queueAnalytics({ kind: "event", event });
      });
  }, [open, read, elsewhere]);
  return { loading, failure, read };
}
