/** Rewrites text while it streams. */
export interface TextFilter {
  /** Takes the next chunk and returns the text that is ready. */
  push(text: string): string;
  /** Returns the buffered rest. */
  end(): string;
}

/** Length of the longest suffix of `text` that is a prefix of `marker`. */
export function unfinished(text: string, marker: string): number {
  const first = marker.charCodeAt(0);
  for (let length = Math.min(text.length, marker.length - 1); length > 0; length -= 1) {
    const from = text.length - length;
    if (text.charCodeAt(from) === first && marker.startsWith(text.slice(from))) return length;
  }
  return 0;
}
