/**
 * The last lines of a text that comes in pieces.
 * @param {number} limit number of lines that are kept
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
    /** @returns {string[]} lines that have ended, oldest first */
    all: () => kept,
    clear() {
      kept = [];
      rest = "";
    },
  };
}
