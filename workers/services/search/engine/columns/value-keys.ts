/**
 * Search keys and sort order of a column's values. A value keeps its ordinal, so both only grow, and a new value costs
 * only its own key.
 */

/** Keys of all values in one text, which is searched three to five times faster than separate texts. */
export interface JoinedKeys {
  /** Each key with a space before it and a line break after it. */
  readonly text: string;
  /** Start of each key, and the end of the text. */
  readonly starts: Uint32Array;
}

/** @param known keys of the first values */
export function joinedKeys(
  known: JoinedKeys | null,
  values: readonly unknown[],
  keyOf: (text: string) => string,
): JoinedKeys {
  const before = known ? known.starts.length - 1 : 0;
  if (known && before === values.length) return known;
  const keys = values.slice(before).map((value) => ` ${keyOf(String(value))}\n`);
  const starts = new Uint32Array(values.length + 1);
  if (known) starts.set(known.starts);
  for (const [index, key] of keys.entries()) {
    const ordinal = before + index;
    starts[ordinal + 1] = (starts[ordinal] ?? 0) + key.length;
  }
  return { text: (known?.text ?? "") + keys.join(""), starts };
}

export interface TextOrder {
  /** Ordinals by the keys of their values. */
  readonly order: Uint32Array;
  /** By ordinal; equal for equal keys. */
  readonly ranks: Uint32Array;
}

/** Up to this ratio of new to known values, new ones are merged into the order; above it, all are sorted again. */
const shareSorted = 1 / 16;

/** @param known order of the first values */
export function textOrder(
  known: TextOrder | null,
  values: readonly unknown[],
  keyOf: (text: string) => string,
): TextOrder {
  const before = known?.order.length ?? 0;
  if (known && before === values.length) return known;
  const { order: placed, ranks: rankOf } =
    known && values.length - before <= before * shareSorted ? known : { order: noNumbers, ranks: noNumbers };
  const isPlaced = (ordinal: number) => ordinal < placed.length;
  const newKeys = values.slice(placed.length).map((value) => keyOf(String(value)));
  const keyAt = (ordinal: number) => newKeys[ordinal - placed.length] ?? keyOf(String(values[ordinal]));
  const order = new Uint32Array(values.length);
  let [end, at] = [0, 0];
  for (const ordinal of sortedBy(newKeys, placed.length)) {
    let [low, high] = [at, placed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyAt(placed[middle] ?? 0) < keyAt(ordinal)) low = middle + 1;
      else high = middle;
    }
    order.set(placed.subarray(at, low), end);
    end += low - at;
    at = low;
    order[end] = ordinal;
    end += 1;
  }
  order.set(placed.subarray(at), end);
  const ranks = new Uint32Array(values.length);
  for (let place = 1; place < order.length; place += 1) {
    const [left, right] = [order[place - 1] ?? 0, order[place] ?? 0];
    const isEqual = isPlaced(left) && isPlaced(right) ? rankOf[left] === rankOf[right] : keyAt(left) === keyAt(right);
    ranks[right] = (ranks[left] ?? 0) + (isEqual ? 0 : 1);
  }
  return { order, ranks };
}

const noNumbers = new Uint32Array(0);

/** Ordinals from a first one on, by their keys. */
function sortedBy(keys: readonly string[], first: number): Uint32Array {
  const order = Uint32Array.from(keys, (_, index) => first + index);
  return order.sort((left, right) => {
    const [a = "", b = ""] = [keys[left - first], keys[right - first]];
    return a < b ? -1 : a > b ? 1 : 0;
  });
}
