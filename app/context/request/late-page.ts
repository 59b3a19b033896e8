/**
 * A page whose data do not come in time: its document begins without them and says that they are being fetched, and what
 * comes of them stands in it later. Until then nobody knows which status or which address it will be, so a page that is
 * late says in its text what is otherwise said by the status.
 */
import type { PageHead } from "~/loaders/page/page-head.server";

export type LateOutcome<T> =
  | { readonly kind: "page"; readonly page: T }
  /** A guard or the page itself leads to another address. */
  | { readonly kind: "elsewhere"; readonly to: string }
  /** As an error boundary knows it; `data` is for the page of the fault. */
  | { readonly kind: "failed"; readonly status: number; readonly data: unknown };

export interface LatePage<T> {
  readonly head: PageHead;
  /** Heading while the data are on their way. */
  readonly lateTitle: string;
  readonly late: Promise<LateOutcome<T>>;
}
