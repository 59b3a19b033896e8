/** Whether the browser has a connection (C-CHROME-07), and what is said when it has none (A-SESS-05). */
import type { TFunction } from "i18next";
import { atom } from "nanostores";
import { closeToast, showToast } from "./toasts";

/** Where "Contact Us" leads from a network error (AMB-A-09). */
const contactPath = "/about-us/contact-us";
const toastId = "network";

const $online = atom(true);

/** Says that something could not be sent or fetched. */
export function showNetworkError(t: TFunction): void {
  showToast({
    id: toastId,
    text: t("errors.network"),
    tone: "danger",
    action: { text: t("errors.contact"), href: contactPath },
  });
}

/** True for what a fetch throws that never reached the shop. */
export function isNetworkError(error: unknown): boolean {
  return (
    typeof navigator !== "undefined" &&
    (!navigator.onLine || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)))
  );
}

/** Follows the connection: the message stands as long as there is none. Returns the function that ends it. */
export function followConnection(t: TFunction): () => void {
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
