import { useCallback, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { type BasketOutcome, sendBasketForm, warmBasketRequests } from "./basket-requests";

type Fields = Readonly<Record<string, string>>;

/**
 * Sends basket forms in place. Further presses are ignored while one is pending (T-BASK-23). A press after a lost
 * response reuses its key, so it is executed once.
 */
export function useBasketForm() {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BasketOutcome | null>(null);
  const underWay = useRef(false);
  const lost = useRef<{ readonly form: string; readonly key: string } | null>(null);

  const send = useCallback(
    async (fields: Fields): Promise<BasketOutcome | null> => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      const form = JSON.stringify(fields);
      const key = lost.current?.form === form ? lost.current.key : pressKey();
      const answered = await sendBasketForm(t, fields, key);
      lost.current = answered.lost ? { form, key } : null;
      underWay.current = false;
      setOutcome(answered);
      setBusy(false);
      return answered;
    },
    [t],
  );
  return { send, busy, refusal: outcome && !outcome.ok ? outcome : null };
}

/** Random key of a button press; older browsers lack `randomUUID`. */
export function pressKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Preloads the response parser. */
export const warmBasketForm = () => void warmBasketRequests().catch(() => {});
