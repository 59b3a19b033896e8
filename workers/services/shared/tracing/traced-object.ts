/** Calls of objects that carry the trace at hand on. Such calls have no headers. */
import { currentTrace, noteQueued } from "./trace";

/** Members of a stub that are the platform's, or that promises are recognized by. */
const untraced = new Set([
  "id",
  "name",
  "fetch",
  "connect",
  "dup",
  "then",
  "catch",
  "finally",
  "constructor",
  "toJSON",
]);

/** An answer of {@link tracedAnswer}. */
export interface TracedAnswer {
  readonly value: unknown;
  /** True if the call has queued a message. */
  readonly hasQueued: boolean;
}

interface TracedStub {
  inTrace(traceparent: string, method: string, values: readonly unknown[]): Promise<TracedAnswer>;
}

/** The stub, whose calls are a part of the trace at hand. Outside of a trace it is returned as it is. */
export function traced<Stub extends object>(stub: Stub): Stub {
  const trace = currentTrace();
  if (trace === null) return stub;
  return new Proxy(stub, {
    get(target, member) {
      if (typeof member !== "string" || untraced.has(member)) return Reflect.get(target, member, target);
      return async (...values: readonly unknown[]) => {
        const answer = await (target as unknown as TracedStub).inTrace(trace, member, values);
        if (answer.hasQueued) noteQueued();
        return answer.value;
      };
    },
  });
}
