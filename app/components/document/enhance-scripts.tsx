import { useRouteLoaderData } from "@remix-run/react";
import { pageRootId } from "~/enhance/navigation/page-root";
import { useTexts } from "~/i18n/use-t";
import type { RootPageData } from "~/loaders/page/root.server";
import { holdPressesText } from "./hold-presses-text";
import { speculationRules } from "./speculation-rules";

interface EnhanceScriptsProps {
  nonce: string | undefined;
}

/**
 * Loads the enhancement bundle (`app/enhance/`), beside the page's own files and behind none of them, and holds what is
 * pressed until it has come.
 */
export function EnhanceScripts({ nonce }: EnhanceScriptsProps) {
  const root = useRouteLoaderData<RootPageData | null>("root");
  const texts = useTexts();
  const { entry, imports } = __ENHANCE_FILES__;
  return (
    <>
      {[entry, ...imports, textFile(texts.language)].map((file) => (
        <link key={file} rel="modulepreload" href={file} {...lowPriority} />
      ))}
      <script
        type="speculationrules"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? speculationRules : "" }}
      />
      {root && (
        <script
          type="application/json"
          id={pageRootId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that this server wrote, without "<"
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonText(root) : "" }}
        />
      )}
      {/* The last of the head: the bundle adds to its end what it loads, and React must not meet that among its own. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdPressesText(entry) : "" }}
      />
    </>
  );
}

/** React 18 knows the attribute by no other spelling. */
const lowPriority = { fetchpriority: "low" };

const textFile = (language: string) => __ENHANCE_FILES__.texts[language] ?? "";

const jsonText = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
