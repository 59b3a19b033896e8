/** Guards: named preconditions of a page. A guard answers in the page's place or lets it be. */
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";

/** A response stops the request; null lets it pass. */
export type GuardAnswer = Response | null;

/** Looks only at what is the same for everyone in a market, so that a stored page may stand behind it. */
export interface PublicGuard<Options> {
  readonly needs: "public";
  /** Options from the text form, `name:text`; null when the text makes no sense. */
  parse(text: string): Options | null;
  check(context: PublicContext, args: PageArgs, options: Options): GuardAnswer | Promise<GuardAnswer>;
}

/** Looks at the visitor's session. */
export interface PrivateGuard<Options> {
  readonly needs: "private";
  parse(text: string): Options | null;
  check(context: PrivateContext, args: PageArgs, options: Options): GuardAnswer | Promise<GuardAnswer>;
}

export function redirectAnswer(location: string, status: 301 | 302 = 302): Response {
  return new Response(null, { status, headers: { location } });
}

/** For guards without options. */
export const noOptions = (text: string): Record<never, never> | null => (text === "" ? {} : null);
