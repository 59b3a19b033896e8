/** A page that was left while a change of the basket was under way: the next page of the tab reads the basket. */
import { tabValues } from "~/stores/storage";

const unreadKey = "basket-unread";

/** The next page may be on its way before the change is carried out. */
export const leaveUnread = () => tabValues.set(unreadKey, "1");

/** True once after a page of this tab was left with a change under way. */
export function takeUnread(): boolean {
  if (tabValues.get(unreadKey) !== "1") return false;
  tabValues.set(unreadKey, "0");
  return true;
}
