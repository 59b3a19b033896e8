/** A customer's orders and quotes: how their pages handle gateway errors. */
import { listDefaults } from "@contracts/commerce/orders";
import { pageIn } from "@domain/search-url/page-limit";
import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";
import type { CommerceResult } from "~/services/commerce/types";
import { signInIfEnded } from "./profile.server";

/**
 * Null during an outage, so that the page keeps its frame and shows a message. An ended session redirects to sign-in
 * and back.
 */
export function readOwn<T>(
  context: Pick<PrivateContext, "session" | "setErrorStatus">,
  result: CommerceResult<T>,
  url: URL,
): { readonly value: T } | null {
  if (result.ok) return { value: result.value };
  signInIfEnded(context, url);
  if (result.status === 401 || result.status === 403) throw redirect(signInPath(url));
  context.setErrorStatus(503);
  return null;
}

const perPage = 10;
/** The gateway refuses larger offsets. */
const maxPages = listDefaults.maxOffset / perPage + 1;

/** Page of a list (T-ORDER-04, T-QUOTE-19); an invalid number means the first page. */
export function listPart({ searchParams }: URL): {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
} {
  const page = pageIn(searchParams.get("page"));
  return { page, limit: perPage, offset: (Math.min(page, maxPages) - 1) * perPage };
}

/** Number of pages. Redirects a page past the end to the last one, keeping the URL's other parameters. */
export function pagesOf(total: number, page: number, url: URL): number {
  const last = Math.min(maxPages, Math.max(1, Math.ceil(total / perPage)));
  if (page <= last) return last;
  const query = new URLSearchParams(url.searchParams);
  if (last === 1) query.delete("page");
  else query.set("page", String(last));
  const path = url.pathname.replace(/\.data$/, "");
  throw redirect(query.size > 0 ? `${path}?${query}` : path);
}
