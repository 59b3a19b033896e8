/** A query of the evaluation: text, engine, and intent. */
import type { EngineLocale } from "@contracts/search/search-engines";
import type { Random } from "../../demo/random";
import type { World } from "../facts";
import type { Intent } from "../judge";

export interface Query {
  readonly text: string;
  readonly intent: Intent;
  /** Genes that results must not contain in place of the wanted ones. */
  readonly forbidden?: ReadonlySet<string>;
  /** English by default. */
  readonly locale?: EngineLocale;
}

/** Makes queries of one class; `size` is the target number; the catalogue may yield fewer. */
export type QueryMaker = (world: World, random: Random, size: number) => Query[];

/** `count` different members of a list in a pseudo-random order, determined by the stream. */
export function sampled<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    const [one] = left.splice(random.int(0, left.length - 1), 1);
    if (one !== undefined) taken.push(one);
  }
  return taken;
}

/** Cycles through a list, so that each member is used about equally often. */
export function inTurn<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
