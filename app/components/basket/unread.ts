/**
 * Records basket changes of this tab: a page requested before the response to a change shows the old count, so it must
 * reload the basket. The mark is never removed, because the scripts of the page that the visitor is leaving may still
 * start and would remove it before the next page reads it.
 */
import { tabValues } from "~/stores/storage";

export const unreadKey = "basket-unread";

/** Milliseconds after which a change is assumed to have reached the server. */
export const arrivalMs = 20_000;

/**
 * @param until epoch milliseconds from which requested pages include the change; omit while the change is in progress
 */
export const markBasketUnread = (until = Date.now() + arrivalMs) => tabValues.set(unreadKey, `${until}`);

/** True on a page that may have been requested too early. */
export const isBasketUnread = (): boolean => Number(tabValues.get(unreadKey)) > performance.timeOrigin;
