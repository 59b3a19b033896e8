export interface Lines {
  push(piece: Buffer | string): void;
  /** Complete lines, oldest first. */
  all(): string[];
  clear(): void;
}

/**
 * Keeps the last lines of a text that arrives in chunks.
 * @param limit number of lines to keep
 */
export function createLines(limit: number): Lines {
  let kept: string[] = [];
  let rest = "";
  return {
    push(piece) {
      const found = (rest + piece).split("\n");
      rest = found.pop() ?? "";
      if (found.length > 0) kept = [...kept, ...found].slice(-limit);
    },
    all: () => kept,
    clear() {
      kept = [];
      rest = "";
    },
  };
}
