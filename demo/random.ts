/** Seeded random numbers: the same text always gives the same stream, so every run generates the same data. */
import { createStream } from "@domain/figures/random";

/** 32-bit FNV-1a with a final mix; stable across runs and machines. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Integer in [from, to], both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Up to `count` different members in list order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** A stream of random numbers seeded by a text. Separate streams keep an additional draw from changing other data. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  const { next } = createStream(hashText(parts.join("\u0001")));
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    sample: (list, count) => {
      let needed = Math.min(count, list.length);
      return list.filter((_, index) => {
        const take = next() * (list.length - index) < needed;
        if (take) needed -= 1;
        return take;
      });
    },
  };
}

/** A version 4 UUID from a text's hash, for stable ids. */
export function stableUuid(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => hashText(`${part}:${text}`).toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
