/** What the browser knows of the basket between answers of the server. */
import { atom } from "nanostores";

/** Number of items; null until this page has learnt more than the edge wrote into it. */
export const $basketCount = atom<number | null>(null);

/** The side panel is open. It never opens by itself (the popup tells of an add). */
export const $basketPanel = atom(false);

/** What was just added, while the popup shows it. */
export const $justAdded = atom<{ readonly count: number; readonly sku: string } | null>(null);

/** How long the popup stays (T-BTN-06). */
export const popupMilliseconds = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the popup afresh for what was added. */
export function announceAdded(added: { count: number; sku: string }): void {
  clearTimeout(timer);
  $justAdded.set(added);
  timer = setTimeout(() => $justAdded.set(null), popupMilliseconds);
}
