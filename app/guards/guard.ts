/** Guards: named preconditions of a page. A guard either responds instead of the page or lets it pass. */
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";

/** A response ends the request; null lets it pass. */
export type GuardAnswer = Response | null;

/** Depends only on the market, so the page behind it can be stored. */
export interface PublicGuard<Options> {
  readonly needs: "public";
  /** Parses the options of `name:options`; null if invalid. */
  parse(text: string): Options | null;
  check(context: PublicContext, args: PageArgs, options: Options): GuardAnswer | Promise<GuardAnswer>;
}

/** Depends on the visitor's session. */
export interface PrivateGuard<Options> {
  readonly needs: "private";
  /** Checked again after a page has loaded. */
  readonly staysTrue?: true;
  parse(text: string): Options | null;
  check(context: PrivateContext, args: PageArgs, options: Options): GuardAnswer | Promise<GuardAnswer>;
}

export function redirectAnswer(location: string, status: 301 | 302 = 302): Response {
  return new Response(null, { status, headers: { location } });
}

/** For guards without options. */
export const noOptions = (text: string): Record<never, never> | null => (text === "" ? {} : null);
