import { useCallback, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { BasketOutcome } from "./basket-requests";

type Fields = Readonly<Record<string, string>>;

/**
 * Sends basket forms without leaving the page. While one is under way another press does nothing (T-BASK-23); a press
 * that repeats one whose answer got lost is the same intent and is carried out once.
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
      const answered = await sendForm(t, fields, key);
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

/** Names one press of a button; older browsers know no `randomUUID`. */
export function pressKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const loadRequests = () => import("./basket-requests");

/** Loads what talks to the shop before the press that needs it. */
export const warmBasketForm = () => void loadRequests().catch(() => {});

/** What talks to the shop is loaded by the first press; when it cannot be had, neither can the shop. */
async function sendForm(t: ReturnType<typeof useT>, fields: Fields, key: string): Promise<BasketOutcome> {
  try {
    const { sendBasketForm } = await loadRequests();
    return await sendBasketForm(t, fields, key);
  } catch {
    const message = { code: "network_error", text: t("basket.error.network"), inquiry: false };
    return { ok: false, place: { kind: "table" }, messages: [message], state: null, expired: null };
  }
}
