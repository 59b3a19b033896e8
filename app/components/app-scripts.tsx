import { createContext, useContext, useEffect } from "react";
import type { AppFiles, StartsWith } from "./start-app-text";
import { startAppText } from "./start-app-text";

/** What a document tells the app that takes it over. */
interface AppStart {
  /** The framework's state of the page, as the text of an object. */
  readonly state: string;
  readonly files: AppFiles;
  readonly startsWith: StartsWith;
}

const Start = createContext<AppStart | null>(null);

/** Around the app in entry.server; absent in the browser, which has started already when it asks. */
export const AppStartProvider = Start.Provider;

let isTakenOver = false;

/**
 * The framework's `<Scripts>`, but nothing is fetched before the page stands: scripts on a slow line would take the
 * place of styles, font and figures, and a page is whole without them. The state of the page comes with the document,
 * for what is streamed later is added to it.
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
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && start ? textOf(start) : "" }}
    />
  );
}

function textOf({ state, files, startsWith }: AppStart): string {
  return `window.__remixContext=${state};${openStream}${startAppText(files, startsWith)}`;
}

/** Where the framework's streamed scripts put the data of the page. */
const openStream =
  "window.__remixContext.stream=new ReadableStream({start(controller){window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream());";
