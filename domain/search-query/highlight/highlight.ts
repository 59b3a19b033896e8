/** Text pieces with matches marked, rendered as elements and never as HTML. */
export interface HighlightPart {
  readonly text: string;
  readonly match: boolean;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&#x2F;": "/",
};

/** Parses a snippet of the engine: escaped HTML in which `<em>` marks matches. Any other markup is shown as text. */
export function parseSnippet(snippet: string): readonly HighlightPart[] {
  const parts: HighlightPart[] = [];
  let match = false;
  for (const token of snippet.split(/(<\/?em>)/)) {
    if (token === "<em>" || token === "</em>") match = token === "<em>";
    else if (token !== "") parts.push({ text: unescapeHtml(token), match });
  }
  return parts;
}

function unescapeHtml(text: string): string {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|#39|#x27|#x2F);/gi,
    (entity) => entities[entity] ?? entities[entity.toLowerCase()] ?? entity,
  );
}

/** The first `length` UTF-16 units of marked text. */
export function firstParts(parts: readonly HighlightPart[], length: number): readonly HighlightPart[] {
  const kept: HighlightPart[] = [];
  let room = length;
  for (const { text, match } of parts) {
    if (room <= 0) break;
    kept.push({ text: text.slice(0, room), match });
    room -= text.length;
  }
  return kept;
}
