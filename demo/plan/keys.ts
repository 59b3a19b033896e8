/** Product numbers. Four digits are reserved for products named in documents; all others have five, then six. */

const fiveDigits = { from: 10_000, count: 90_000, step: 48_271 };
const sixDigits = { from: 100_000, count: 900_000, step: 480_133 };

/**
 * Numbers in a fixed, seemingly arbitrary order: the first n are the same for every catalogue size. Skips `reserved`
 * keys and 50000 to 50009, which share a prefix with product 5000.
 */
export function* productKeys(reserved: ReadonlySet<string>): Generator<string, never> {
  for (const { from, count, step } of [fiveDigits, sixDigits]) {
    for (let index = 0; index < count; index++) {
      const key = String(from + ((index * step + 7919) % count));
      if (!reserved.has(key) && !/^5000/.test(key)) yield key;
    }
  }
  throw new RangeError("More products than product numbers");
}
