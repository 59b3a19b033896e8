/**
 * Remembers basket changes of this tab, so that its next pages reload the basket if they were requested before the
 * change was answered and thus show the former count. Nothing removes the mark: a page that is left may still start its
 * scripts, and would take it from the next one.
 */
import { tabValues } from "~/stores/storage";

export const unreadKey = "basket-unread";

/** Time after which a change has arrived, milliseconds. */
export const arrivalMs = 20_000;

/** @param until moment from which requested pages know the change, ms; without it, the change is in progress */
export const markBasketUnread = (until = Date.now() + arrivalMs) => tabValues.set(unreadKey, `${until}`);

/** True on a page that may have been requested too early. */
export const isBasketUnread = (): boolean => Number(tabValues.get(unreadKey)) > performance.timeOrigin;
