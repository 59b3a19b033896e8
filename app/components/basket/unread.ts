/**
 * Remembers basket changes of this tab, so that its next page reloads the basket if that page was requested before the
 * change was answered and thus shows the former count.
 */
import { tabValues } from "~/stores/storage";

export const unreadKey = "basket-unread";

/** @param until moment from which requested pages know the change, in ms; none while it is in progress */
export const markBasketUnread = (until = 9e15) => tabValues.set(unreadKey, `${until}`);

/** True once on a page that may have been requested too early. */
export function takeBasketUnread(): boolean {
  const unread = Number(tabValues.get(unreadKey)) > performance.timeOrigin;
  tabValues.set(unreadKey, "0");
  return unread;
}
