/** Connection state (C-CHROME-07), and the offline message (A-SESS-05). */

import { atom } from "nanostores";
import type { Translate } from "~/i18n/translate";
import { closeToast, showToast } from "./toasts";

/** "Contact Us" link of a network error (AMB-A-09). */
const contactPath = "/about-us/contact-us";
const toastId = "network";

const $online = atom(true);

/** Shows that a request could not be sent. */
export function showNetworkError(t: Translate): void {
  showToast({
    id: toastId,
    text: t("errors.network"),
    tone: "danger",
    action: { text: t("errors.contact"), href: contactPath },
  });
}

/** True for the error of a fetch that never reached the shop. */
export function isNetworkError(error: unknown): boolean {
  return (
    typeof navigator !== "undefined" &&
    (!navigator.onLine || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)))
  );
}

/** Shows the message while offline. Returns a function that stops it. */
export function followConnection(t: Translate): () => void {
  const look = () => {
    $online.set(navigator.onLine);
    if (navigator.onLine) closeToast(toastId);
    else showNetworkError(t);
  };
  if (!navigator.onLine) look();
  addEventListener("online", look);
  addEventListener("offline", look);
  return () => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  };
}
