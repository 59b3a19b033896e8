/**
 * A page whose data is late: its document starts with a waiting text, and the content follows. The status and redirects
 * are unknown until then, so a late page expresses them in its content.
 */
import type { PageHead } from "~/loaders/page/page-head.server";

export type LateOutcome<T> =
  | { readonly kind: "page"; readonly page: T }
  /** A guard or the page redirects. */
  | { readonly kind: "elsewhere"; readonly to: string }
  /** In the shape of an error boundary's error; `data` is for the error page. */
  | { readonly kind: "failed"; readonly status: number; readonly data: unknown };

export interface LatePage<T> {
  readonly head: PageHead;
  /** Title while the data loads. */
  readonly lateTitle: string;
  readonly late: Promise<LateOutcome<T>>;
}
