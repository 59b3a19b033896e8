import type { Region } from "@domain/market/market";
import { useEffect } from "react";
import { useT } from "~/i18n/use-t";
import { followWindow } from "~/stores/device";
import { followConnection } from "~/stores/network";
import { loadUserSettings } from "~/stores/user-settings";
import { followNotice } from "./follow-notice";

/** What every page watches from its first moment in the browser: window, connection, where the visitor is. */
export function usePageLife(region: Region | undefined): void {
  const t = useT();
  useEffect(followWindow, []);
  useEffect(() => followConnection(t), [t]);
  useEffect(() => {
    if (region) loadUserSettings(region);
  }, [region]);
  useEffect(followNotice, []);
}
