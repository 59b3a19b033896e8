/** Stacks in log entries and in reports of browsers, as places in built scripts. */
import type { StackFrame } from "@contracts/log";
import * as v from "valibot";

export interface Frame {
  /** Function; may be empty. */
  readonly name: string;
  /** "/assets/root-abc.js:1:2345" or "storefront.js:1:2345"; line and column from 1. */
  readonly place: string;
}

const withStack = v.object({ stack: v.array(v.pipe(v.string(), v.maxLength(300))) });

/** Frames of the first error among an entry's members; innermost first. */
export function framesIn(members: Readonly<Record<string, unknown>> | undefined): readonly Frame[] {
  for (const value of Object.values(members ?? {})) {
    const found = v.safeParse(withStack, value);
    if (found.success) return found.output.stack.flatMap(frameOf);
  }
  return [];
}

function frameOf(text: string): Frame[] {
  const [, name = "", place] = /^(.*?) ?(\S+:\d+:\d+)$/.exec(text) ?? [];
  return place === undefined ? [] : [{ name, place }];
}

export const framesOf = (stack: readonly StackFrame[]): readonly Frame[] =>
  stack.map(({ name, file, line, column }) => ({ name, place: `${file}:${line}:${column}` }));
