/**
 * Signs out of the shop's former commerce system (A-SIGNIN-08). It shares the origin but has its own session; a browser
 * that used it has its value in session storage.
 */
import { type KeptValues, tabValues } from "~/stores/storage";

const storedName = "dynSessConf";
const sentName = "_dynSessConf";
const address = "/?_DARGS=/account/sign-out";

interface Browser {
  readonly kept: Pick<KeptValues, "get">;
  readonly navigator: Pick<Navigator, "sendBeacon">;
}

/** Sent as a beacon, so that it survives the page. Does nothing without a stored value. */
export function leaveFormerShop(browser: Browser = { kept: tabValues, navigator }): boolean {
  const value = browser.kept.get(storedName);
  if (!value) return false;
  const form = new FormData();
  form.set(sentName, value);
  return browser.navigator.sendBeacon(address, form);
}
