import type { HighlightPart } from "@domain/search-query/highlight/highlight";

/** Text with matches marked. */
export function Marked({ parts }: { parts: readonly HighlightPart[] }) {
  let offset = 0;
  return parts.map(({ text, match }) => {
    const key = offset;
    offset += text.length;
    return match ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
