/** What the browser knows of the basket between answers of the shop. */
import type { BasketState } from "@contracts/commerce/basket-answers";
import { atom } from "nanostores";
import { basketIs } from "~/stores/analytics/analytics-queue";
import { openBasketChannel } from "./basket-channel";

/** Number of items; null until this page has learnt more than the edge wrote into it. */
export const $basketCount = atom<number | null>(null);

/** The latest answer; null until this page has asked. */
export const $basket = atom<BasketState | null>(null);

/** The side panel is open. It never opens by itself (the popup tells of an add). */
export const $basketPanel = atom(false);

/** What was just added, while the popup shows it. */
export const $justAdded = atom<{ readonly count: number; readonly sku: string } | null>(null);

/** Grows whenever another window has changed the basket: whoever shows its lines asks for them again. */
export const $changedElsewhere = atom(0);

/** How long the popup stays (T-BTN-06). */
const popupMilliseconds = 3000;

let popupTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows the popup afresh for what was added. */
export function announceAdded(added: { readonly count: number; readonly sku: string }): void {
  clearTimeout(popupTimer);
  $justAdded.set(added);
  popupTimer = setTimeout(() => $justAdded.set(null), popupMilliseconds);
}

/** Of two answers the one that the shop began later; a page's own comes with the page, the other one since. */
export function laterState(loaded: BasketState, known: BasketState | null): BasketState {
  return known && known.at >= loaded.at ? known : loaded;
}

/** Takes an answer in, unless a later one is known. */
export function takeBasket(state: BasketState): void {
  const later = laterState(state, $basket.get());
  if (later !== state) return;
  $basket.set(state);
  basketIs(state.basket?.sale ?? null);
  if (!state.unreachable) setCount(state.basket?.count ?? 0);
}

/** The basket of this page has become an order, or another one otherwise: all windows show what is left. */
export function leaveBasket(count: number): void {
  $basket.set(null);
  basketIs(null);
  setCount(count);
  channel?.postMessage(count);
}

/** A page knows how many items there are now; what was read of them before is out of date when it is another number. */
export function learnCount(count: number): void {
  const known = $basketCount.get();
  if (known === count) return;
  // Nothing has changed where nothing was known yet.
  if (known === null) setCount(count);
  else leaveBasket(count);
}

function setCount(count: number): void {
  $basketCount.set(count);
}

let channel: BroadcastChannel | null = null;

/** Keeps the count of all windows in step; called once by the basket button. Returns the function that ends it. */
export function joinWindows(): () => void {
  channel = openBasketChannel((count) => {
    setCount(count);
    $changedElsewhere.set($changedElsewhere.get() + 1);
  });
  return () => {
    channel?.close();
    channel = null;
  };
}

/** Tells the other windows that this one has changed the basket. */
export function tellWindows({ basket }: BasketState): void {
  channel?.postMessage(basket?.count ?? 0);
}
