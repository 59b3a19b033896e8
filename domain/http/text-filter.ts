/** Rewrites text while it streams. */
export interface TextFilter {
  /** Takes the next chunk and returns the text that is ready. */
  push(text: string): string;
  /** Returns the buffered rest. */
  end(): string;
}

/** Length of the longest suffix of `text` that is a prefix of `marker`. */
export function unfinished(text: string, marker: string): number {
  for (let length = Math.min(text.length, marker.length - 1); length > 0; length -= 1) {
    if (marker.startsWith(text.slice(text.length - length))) return length;
  }
  return 0;
}
