/**
 * Signing out of the commerce system that this shop followed (A-SIGNIN-08). It stands on the same origin and keeps a
 * session of its own; only a browser that has been there has its value in the session storage.
 */
import { type KeptValues, tabValues } from "~/stores/storage";

const storedName = "dynSessConf";
const sentName = "_dynSessConf";
const address = "/?_DARGS=/account/sign-out";

interface Browser {
  readonly kept: Pick<KeptValues, "get">;
  readonly navigator: Pick<Navigator, "sendBeacon">;
}

/** Sent as a beacon, so that it leaves although the page does. Without a value there is nothing to leave. */
export function leaveFormerShop(browser: Browser = { kept: tabValues, navigator }): boolean {
  const value = browser.kept.get(storedName);
  if (!value) return false;
  const form = new FormData();
  form.set(sentName, value);
  return browser.navigator.sendBeacon(address, form);
}
