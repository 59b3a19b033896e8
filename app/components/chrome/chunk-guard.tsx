import { chunkGuardText } from "./chunk-guard-text";

/**
 * A script of the app that cannot be loaded, mostly because a new version has replaced it: the page is loaded anew, at
 * most once in 60 seconds (A-SESS-08). Inline and first in the document, because it has to work when nothing else has
 * come; the framework's own loader asks it too (scripts/chunk-failure.mjs).
 */
export function ChunkGuard({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? chunkGuardText() : "" }}
    />
  );
}
