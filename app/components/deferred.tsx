import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import type { Settled } from "~/context/request/types";

interface DeferredProps<T> {
  /** From `context.defer`: rejects only where the stream that brings it breaks off, or is left for another page. */
  resolve: Promise<Settled<T>>;
  /** As big as what comes, so that nothing jumps. */
  skeleton: ReactNode;
  /** Shows the value, or says that it is missing; both are the block's own words. */
  children: (settled: Settled<T>) => ReactNode;
}

/** A block that the page does not wait for. */
export function Deferred<T>({ resolve, skeleton, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={resolve} errorElement={children({ ok: false })}>
        {(settled) => children(settled as Settled<T>)}
      </Await>
    </Suspense>
  );
}
