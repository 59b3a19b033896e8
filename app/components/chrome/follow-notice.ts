import { browserNoticeCookie } from "@domain/http/cookies/session-cookies";
import { writeCookie } from "~/stores/storage";

/** How long a browser that does not get younger is left in peace. */
const noticeSeconds = 7 * 86_400;

/** @param secure whether nobody on the line reads along, who then does not see the cookie either */
export const noticeCookieText = (secure: boolean): string =>
  `${browserNoticeCookie}=1; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Remembers that the notice about an old browser was closed; returns the function that ends it. */
export function followNotice(): () => void {
  const closed = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.dataset.notice !== "browser") return;
    writeCookie(noticeCookieText(location.protocol === "https:"));
  };
  document.addEventListener("close", closed, true);
  return () => document.removeEventListener("close", closed, true);
}
