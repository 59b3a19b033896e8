/** Seeded random numbers in [0, 1), the same on every machine. */
export interface Stream {
  next(): number;
  /** In [from, to). */
  between(from: number, to: number): number;
  /** Approximately normal, mean 0 and deviation 1, within ±3. */
  normal(): number;
}

export function createStream(seed: number): Stream {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    normal: () => {
      let sum = 0;
      for (let index = 0; index < 6; index++) sum += next();
      return (sum - 3) * Math.SQRT2;
    },
  };
}
