/**
 * Keeps the last lines of a text that arrives in chunks.
 * @param {number} limit number of lines to keep
 */
export function createLines(limit) {
  let kept = [];
  let rest = "";
  return {
    /** @param {Buffer | string} piece */
    push(piece) {
      const found = (rest + piece).split("\n");
      rest = found.pop() ?? "";
      if (found.length > 0) kept = [...kept, ...found].slice(-limit);
    },
    /** @returns {string[]} complete lines, oldest first */
    all: () => kept,
    clear() {
      kept = [];
      rest = "";
    },
  };
}
