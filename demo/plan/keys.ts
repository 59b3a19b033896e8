/** Product numbers. Four digits belong to the products that documents name; all others have five, then six. */

const fiveDigits = { from: 10_000, count: 90_000, step: 48_271 };
const sixDigits = { from: 100_000, count: 900_000, step: 480_133 };

/**
 * Numbers in an order that looks arbitrary but never changes: the first n are the same for every catalogue size.
 * `reserved` keys are passed over, and so are 50000 to 50009, which would share a prefix with product 5000.
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
