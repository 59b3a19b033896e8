import type { Settled } from "@domain/http/settled";
import { Await } from "@framework/remix";
import { type ReactNode, Suspense } from "react";

interface DeferredProps<T> {
  /** From `context.defer`: rejects only if the stream breaks or the page unloads. */
  resolve: Promise<Settled<T>>;
  /** Same size as the content, so that the layout does not shift. */
  skeleton: ReactNode;
  /** Renders the value or a message that it is missing. */
  children: (settled: Settled<T>) => ReactNode;
}

/** A block that loads after the page. */
export function Deferred<T>({ resolve, skeleton, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={resolve} errorElement={children({ ok: false })}>
        {(settled) => children(settled as Settled<T>)}
      </Await>
    </Suspense>
  );
}
