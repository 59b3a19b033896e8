/** Browser state of the basket. */
import type { BasketState } from "@contracts/commerce/basket-answers";
import { atom } from "nanostores";
import { basketIs } from "~/stores/analytics/analytics-queue";
import { openChannel } from "~/stores/storage";

/** Number of items; null until this page knows more than the edge wrote into it. */
export const $basketCount = atom<number | null>(null);

/** Latest state from the server; null before the first response. */
export const $basket = atom<BasketState | null>(null);

/** True while the side panel is open. It never opens by itself; the popup confirms an add. */
export const $basketPanel = atom(false);

/** The added item, while the popup shows it. */
export const $justAdded = atom<{ readonly count: number; readonly sku: string } | null>(null);

/** Incremented when another window changes the basket, so that its lines are reloaded. */
export const $changedElsewhere = atom(0);

/** Duration of the popup (T-BTN-06). */
const popupMilliseconds = 3000;

let popupTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows the popup for an added item. */
export function announceAdded(added: { readonly count: number; readonly sku: string }): void {
  clearTimeout(popupTimer);
  $justAdded.set(added);
  popupTimer = setTimeout(() => $justAdded.set(null), popupMilliseconds);
}

/** The later of two states, by server time; compares the page's own with a newer one. */
export function laterState(loaded: BasketState, known: BasketState | null): BasketState {
  return known && known.at >= loaded.at ? known : loaded;
}

/** Accepts a state unless a later one is known. */
export function acceptBasket(state: BasketState): void {
  const later = laterState(state, $basket.get());
  if (later !== state) return;
  $basket.set(state);
  basketIs(state.basket?.sale ?? null);
  if (!state.unreachable) setCount(state.basket?.count ?? 0);
}

/** The page's basket was ordered or replaced: update all windows. */
export function replaceBasket(count: number): void {
  $basket.set(null);
  basketIs(null);
  setCount(count);
  channel?.postMessage(count);
}

/** Sets the item count known by this page; a different number invalidates the basket read before. */
export function setKnownCount(count: number): void {
  const known = $basketCount.get();
  if (known === count) return;
  // If nothing was known before, nothing needs invalidating.
  if (known === null) setCount(count);
  else replaceBasket(count);
}

function setCount(count: number): void {
  $basketCount.set(count);
}

let channel: BroadcastChannel | null = null;

/** Keeps the count of all windows in sync; called once by the basket button. Returns a function that stops it. */
export function syncWindows(): () => void {
  channel = openBasketChannel((count) => {
    setCount(count);
    $changedElsewhere.set($changedElsewhere.get() + 1);
  });
  return () => {
    channel?.close();
    channel = null;
  };
}

/** Tells other windows that the basket has changed. */
export function notifyWindows({ basket }: BasketState): void {
  channel?.postMessage(basket?.count ?? 0);
}

/** Shares the basket's item count between windows. */
const channelName = "basket";

/** The channel between windows; null if the browser has none. */
function openBasketChannel(told: (count: number) => void): BroadcastChannel | null {
  const channel = openChannel(channelName);
  if (!channel) return null;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number" && Number.isInteger(data) && data >= 0) told(data);
  };
  return channel;
}
