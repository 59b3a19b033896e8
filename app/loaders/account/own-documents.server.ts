/** Orders and quotes of a customer: what a refusal of the gateway means for their pages. */
import { redirect } from "@remix-run/cloudflare";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";
import type { CommerceResult } from "~/services/commerce/types";
import { signInIfEnded } from "./profile.server";

/**
 * Null when the gateway cannot be asked: the page says so and keeps its frame. A session that has ended meanwhile leads
 * to the sign-in page, and from there back here.
 */
export function readOwn<T>(
  context: Pick<PrivateContext, "session" | "failsWith">,
  result: CommerceResult<T>,
  url: URL,
): { readonly value: T } | null {
  if (result.ok) return { value: result.value };
  signInIfEnded(context, url);
  if (result.status === 401 || result.status === 403) throw redirect(signInPath(url));
  context.failsWith(503);
  return null;
}

const perPage = 10;

/** The part of a list that a page shows (T-ORDER-04, T-QUOTE-19); what is no page number is the first page. */
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
