import { createContext, useContext, useEffect } from "react";
import { truncatedDocumentText } from "~/hydration/truncated-document";
import { keepPlaceText } from "./keep-place-text";
import type { AppFiles } from "./start-app-text";
import { startAppText } from "./start-app-text";

/** State and files with which the app hydrates a document; null for a page without an app. */
interface AppStart {
  /** The framework's state of the page, as the text of an object. */
  readonly state: string;
  readonly files: AppFiles;
}

const Start = createContext<AppStart | null>(null);

/** Around the app in entry.server; absent in the browser, which has started already when it asks. */
export const AppStartProvider = Start.Provider;

let isTakenOver = false;

/**
 * The framework's `<Scripts>` for pages that have an app. The state of the page comes with the document, for what is
 * streamed later is added to it. Every page has what keeps its place, and one without an app also
 * what ends the wait for blocks that never come.
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
  const everywhere = `${keepPlaceText()};`;
  if (!start) return everywhere + truncatedDocumentText();
  return `${everywhere}window.__remixContext=${start.state};${openStream}${startAppText(start.files)}`;
}

/** Where the framework's streamed scripts put the data of the page. */
const openStream =
  "window.__remixContext.stream=new ReadableStream({start(controller){window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream());";
