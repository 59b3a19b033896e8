/** A query of the evaluation: what is typed, where, and what is wanted. */
import type { EngineLocale } from "@contracts/search/search-engines";
import type { Random } from "../../demo/random";
import type { World } from "../facts";
import type { Wish } from "../judge";

export interface Query {
  readonly text: string;
  readonly wish: Wish;
  /** English unless set. */
  readonly locale?: EngineLocale;
}

/** Queries of one class; `size` is how many are wanted, fewer when the catalogue does not give them. */
export type QueryMaker = (world: World, random: Random, size: number) => Query[];

/** `count` different members of a list in an arbitrary order that stays the same for the same random stream. */
export function drawn<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    const [one] = left.splice(random.int(0, left.length - 1), 1);
    if (one !== undefined) taken.push(one);
  }
  return taken;
}

/** Members of a list in turn, so that each is used about equally often. */
export function inTurn<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
