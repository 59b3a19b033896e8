/** Waits for a page as long as its document can wait; see `late-page.ts`. */
import { isRouteErrorResponse } from "@framework/remix";
import type { AppLoadContext } from "@framework/remix.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { ServiceFailure } from "~/services/service-failure";
import type { LateOutcome, LatePage } from "./late-page";
import type { PublicContext } from "./types";

interface Waiting<T> {
  readonly title: string;
  readonly path: string;
  /** True if search engines may index the page, which its document states before the data has loaded. */
  readonly isIndexed: boolean;
  readonly work: Promise<T>;
}

/**
 * The page if it is in time or its document cannot start without it; otherwise the start of a late page. Errors in time
 * are thrown.
 */
export async function awaitPage<T>(
  context: AppLoadContext,
  visit: PublicContext,
  { title, path, isIndexed, work }: Waiting<T>,
): Promise<T | LatePage<T>> {
  const waitMs = context.remainingWaitMs();
  if (waitMs === null) return work;
  const late = Symbol("late");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, waitMs, late);
  });
  const first = await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
  if (first !== late) return first as T;
  context.beginLate();
  const outcome: Promise<LateOutcome<T>> = work.then(
    (page) => ({ kind: "page", page }),
    (error: unknown) => outcomeOf<T>(context, error),
  );
  context.waitUntil(outcome);
  const head = pageHead(visit, { title, path, index: isIndexed, follow: isIndexed });
  return { head, lateTitle: title, late: outcome };
}

/** Prevents storing the page. */
function outcomeOf<T>(context: AppLoadContext, error: unknown): LateOutcome<T> {
  if (error instanceof Response) {
    const to = error.headers.get("location");
    if (to === null) return failed(context, error.status, error);
    context.degraded();
    return { kind: "elsewhere", to };
  }
  if (error instanceof ServiceFailure) return failed(context, 503, error);
  if (hasInit(error)) return failed(context, error.init?.status ?? 500, error, error.data);
  return failed(context, isRouteErrorResponse(error) ? error.status : 500, error);
}

function failed<T>(context: AppLoadContext, status: number, error: unknown, data: unknown = null): LateOutcome<T> {
  if (status >= 500) context.failed(status === 503 ? "an upstream is out" : "loading failed", error);
  else context.degraded();
  return { kind: "failed", status, data };
}

/** True if the value was made by the framework's `data()`. */
export function hasInit(error: unknown): error is { readonly data: unknown; readonly init: ResponseInit | null } {
  return typeof error === "object" && error !== null && "type" in error && error.type === "DataWithResponseInit";
}
