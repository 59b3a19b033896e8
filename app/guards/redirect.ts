import { safeGoto } from "@domain/http/safe-goto";
import { type PublicGuard, redirectAnswer } from "./guard";

interface RedirectOptions {
  /** Path of this site. */
  readonly to: string;
}

/** A-GUARD-18: a permanently moved address. On a route: `redirect:/new-page`. */
export const redirect: PublicGuard<RedirectOptions> = {
  needs: "public",
  parse: (text) => (text.startsWith("/") ? { to: text } : null),
  check: (_context, { url }, { to }) => redirectAnswer(safeGoto(to, url.origin), 301),
};
