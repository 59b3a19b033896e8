import { chunkGuardText } from "./chunk-guard-text";
import { endedImportsText } from "./ended-imports-text";

/**
 * The page's first scripts cannot be loaded, mostly because a new version has replaced them: the page is loaded anew, at
 * most once in 60 seconds (A-SESS-08), and never once somebody has begun to use it, for all of it works without them.
 * An import that a page does not get because it is left is no fault. Inline and first in the document, because it has to work when
 * nothing else has come.
 */
export function ChunkGuard({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${chunkGuardText()};${endedImportsText()}` : "" }}
    />
  );
}
