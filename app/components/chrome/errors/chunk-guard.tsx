import { abortedImportsText } from "./aborted-imports-text";
import { chunkGuardText } from "./chunk-guard-text";

/**
 * Reloads the page if its first scripts fail to load, usually because a new version has replaced them: at most once in
 * 60 seconds (A-SESS-08), and never once the visitor has interacted, because everything works without scripts. Imports
 * aborted by leaving the page do not count. Inline and first in the document, because it must work if nothing else
 * loads.
 */
export function ChunkGuard({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${chunkGuardText()};${abortedImportsText()}` : "" }}
    />
  );
}
