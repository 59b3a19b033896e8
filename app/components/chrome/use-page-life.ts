import { browserNoticeCookie } from "@domain/http/session-cookies";
import type { Region } from "@domain/market/market";
import { useEffect } from "react";
import { useT } from "~/i18n/use-t";
import { followWindow } from "~/stores/device";
import { followConnection } from "~/stores/network";
import { loadUserSettings } from "~/stores/user-settings";

/** How long a browser that does not get younger is left in peace. */
const noticeSeconds = 7 * 86_400;

/** What every page watches from its first moment in the browser: window, connection, where the visitor is. */
export function usePageLife(region: Region | undefined): void {
  const t = useT();
  useEffect(followWindow, []);
  useEffect(() => followConnection(t), [t]);
  useEffect(() => {
    if (region) loadUserSettings(region);
  }, [region]);
  useEffect(() => {
    const closed = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.dataset.notice !== "browser") return;
      // biome-ignore lint/suspicious/noDocumentCookie: the browsers that see this notice have no other way
      document.cookie = `${browserNoticeCookie}=1; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax`;
    };
    document.addEventListener("close", closed, true);
    return () => document.removeEventListener("close", closed, true);
  }, []);
}
