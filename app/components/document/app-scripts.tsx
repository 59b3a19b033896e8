import { appStateText } from "@framework/browser/app-state";
import type { AppFiles } from "@framework/browser/start-app-text";
import { startAppText } from "@framework/browser/start-app-text";
import { truncatedDocumentText } from "@framework/browser/truncated-document";
import { createContext, useContext, useEffect } from "react";
import { keepScrollText } from "./keep-scroll-text";

/** State and files for hydration; null for a page without an app. */
interface AppStart {
  /** The framework's state as a JavaScript object literal. */
  readonly state: string;
  readonly files: AppFiles;
}

const Start = createContext<AppStart | null>(null);

/** Set in entry.server; absent in the browser, where the app has already started. */
export const AppStartProvider = Start.Provider;

let isTakenOver = false;

/**
 * Replaces the framework's `<Scripts>` on pages with an app. The state is inline, because streaming adds to it. Every
 * page gets the script that keeps the scroll position; pages without an app also get the one that replaces blocks that
 * never arrived.
 */
export function AppScripts({ nonce }: { nonce: string | undefined }) {
  const start = useContext(Start);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  if (isTakenOver) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program and state that the framework escapes
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? textOf(start) : "" }}
    />
  );
}

function textOf(start: AppStart | null): string {
  const everywhere = `${keepScrollText()};`;
  if (!start) return everywhere + truncatedDocumentText();
  return everywhere + appStateText(start.state) + startAppText(start.files);
}
