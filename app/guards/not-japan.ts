import { noOptions, type PublicGuard, redirectAnswer } from "./guard";

/** A-GUARD-11: what stands behind it does not run for Japan. */
export const notJapan: PublicGuard<Record<never, never>> = {
  needs: "public",
  parse: noOptions,
  check: ({ market }) => (market.country === "JP" ? redirectAnswer("/") : null),
};
