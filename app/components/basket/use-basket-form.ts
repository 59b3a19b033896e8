import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { BasketActionData } from "~/loaders/basket-action.server";
import { $basketCount, announceAdded } from "~/stores/basket";

/**
 * Sends basket forms without leaving the page. `send` names the intent once per press, so a request that is repeated
 * on the way is carried out once; while one is under way another press does nothing (T-BASK-23).
 */
export function useBasketForm() {
  const fetcher = useFetcher<BasketActionData>();
  const answered = useRef<BasketActionData | undefined>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || data === answered.current) return;
    answered.current = data;
    if (!data.ok) return;
    $basketCount.set(data.basket.count);
    if (data.added) announceAdded(data.added);
  }, [data]);
  const busy = fetcher.state !== "idle";
  const send = (fields: Record<string, string>) => {
    if (busy) return;
    fetcher.submit({ ...fields, via: "script", key: crypto.randomUUID() }, { method: "post", action: "/cart" });
  };
  return { send, busy, data };
}
