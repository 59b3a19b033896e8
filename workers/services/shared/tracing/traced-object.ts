/** Calls of objects within the current trace. Such calls have no headers. */
import { currentTrace, noteQueued } from "./trace";

/** Members of a stub that belong to the platform, or that identify promises. */
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

/** The stub with calls within the current trace; unchanged outside of a trace. */
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
