/** Link with which someone else can order the basket's items. */
import type { BasketState } from "@contracts/commerce/basket-answers";
import { linkKey } from "@contracts/values/link-key";
import { maxFilledRows, quickAddHref } from "@domain/quick-add/prefilled";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";

export interface HandOverView {
  /** Absolute; null until the visitor has requested a link that carries more than numbers and quantities. */
  readonly address: string | null;
  /** The link carries notes and quoted prices. */
  readonly keeps: boolean;
}

export const handedOverPath = (key: string): string => `/cart/handed-over/${key}`;

/**
 * Plain lines become a quick-add URL. Notes and quoted prices need a copy of the basket, made when the visitor requests
 * it. Null without lines, and for punchout buyers.
 */
export function handOverOf(
  { origins, session }: PrivateContext,
  { basket }: BasketState,
  { searchParams }: URL,
): HandOverView | null {
  const lines = basket?.lines.filter(({ type }) => type !== "giftLineItem" && type !== "returnedLineItem") ?? [];
  if (session.kind === "punchout" || lines.length === 0) return null;
  const keeps = lines.length > maxFilledRows || lines.some(({ note, quote }) => note !== undefined || quote !== null);
  if (!keeps) {
    const rows = lines.map(({ sku, quantity }) => ({ code: sku, quantity }));
    return { address: origins.current + quickAddHref(rows), keeps };
  }
  const key = v.safeParse(linkKey, searchParams.get("handed-over"));
  return { address: key.success ? origins.current + handedOverPath(key.output) : null, keeps };
}
