import { browserNoticeCookie } from "@domain/http/cookies/session-cookies";
import { writeCookie } from "~/stores/storage";

/** Time until the outdated-browser notice returns. */
const noticeSeconds = 7 * 86_400;

/** @param secure true over TLS; the cookie is then sent over TLS only */
export const noticeCookieText = (secure: boolean): string =>
  `${browserNoticeCookie}=1; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Stores a cookie when the outdated-browser notice is closed. Returns a function that removes the listener. */
export function followOutdatedBrowserNotice(): () => void {
  const closed = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.dataset.notice !== "browser") return;
    writeCookie(noticeCookieText(location.protocol === "https:"));
  };
  document.addEventListener("close", closed, true);
  return () => document.removeEventListener("close", closed, true);
}
