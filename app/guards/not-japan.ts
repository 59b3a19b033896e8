import { noOptions, type PublicGuard, redirectAnswer } from "./guard";

/** A-GUARD-11: the guarded page does not run in Japan. */
export const notJapan: PublicGuard<Record<never, never>> = {
  needs: "public",
  parse: noOptions,
  check: ({ market }) => (market.country === "JP" ? redirectAnswer("/") : null),
};
