/** A customer's orders and quotes: how their pages handle gateway errors. */
import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";
import type { CommerceResult } from "~/services/commerce/types";
import { signInIfEnded } from "./profile.server";

/**
 * Null during an outage, so that the page keeps its frame and says so. An ended session redirects to sign-in and back.
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

/** Page of a list (T-ORDER-04, T-QUOTE-19); an invalid number means the first page. */
export function listPart({ searchParams }: URL): {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
} {
  const asked = Number(searchParams.get("page"));
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1;
  return { page, limit: perPage, offset: (page - 1) * perPage };
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / perPage));
