import { useRouteLoaderData } from "@framework/remix";
import { pageRootId } from "~/enhance/navigation/page-root";
import { useTexts } from "~/i18n/use-t";
import type { RootPageData } from "~/loaders/page/root.server";
import { useFurtherStyles } from "./further-styles";
import { holdPressesText } from "./hold-presses-text";
import { speculationRules } from "./speculation-rules";

interface EnhanceScriptsProps {
  nonce: string | undefined;
}

/**
 * Loads the enhancement bundle (`app/enhance/`) in parallel with the page's files, and holds presses until it has
 * loaded.
 */
export function EnhanceScripts({ nonce }: EnhanceScriptsProps) {
  const root = useRouteLoaderData<RootPageData | null>("root");
  const texts = useTexts();
  const furtherStyles = useFurtherStyles();
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
          data-styles={furtherStyles}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that this server wrote, without "<"
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonText(root) : "" }}
        />
      )}
      {/* Last in the head: the bundle appends its files there, outside the nodes that React hydrates. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdPressesText(entry) : "" }}
      />
    </>
  );
}

/** React 18 supports only this spelling of the attribute. */
const lowPriority = { fetchpriority: "low" };

const textFile = (language: string) => __ENHANCE_FILES__.texts[language] ?? "";

const jsonText = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
