/** Seeded random choices, so that an input can be reproduced from its number. */
export interface Random {
  /** Integer from 0 to `below`, exclusive. */
  int(below: number): number;
  pick<T>(values: readonly T[]): T;
  chance(share: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: <T>(values: readonly T[]) => {
      if (values.length === 0) throw new RangeError("nothing to choose from");
      return values[int(values.length)] as T;
    },
    chance: (share) => next() < share,
  };
}
