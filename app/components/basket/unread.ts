/** Remembers that the page was left during a basket change, so that the tab's next page reloads the basket. */
import { tabValues } from "~/stores/storage";

const unreadKey = "basket-unread";

/** The next page may be requested before the change is executed. */
export const markBasketUnread = () => tabValues.set(unreadKey, "1");

/** True once after a page of this tab was left during a change. */
export function takeBasketUnread(): boolean {
  const unread = tabValues.get(unreadKey) === "1";
  tabValues.set(unreadKey, "0");
  return unread;
}
