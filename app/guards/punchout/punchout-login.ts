import { noOptions, type PrivateGuard, redirectAnswer } from "~/guards/guard";

/** T-PUNCH-05: whoever comes to the punchout login without a token has nothing to redeem: logged, and on to the home page. */
export const punchoutLogin: PrivateGuard<Record<never, never>> = {
  needs: "private",
  parse: noOptions,
  check({ log }, { url }) {
    if (url.searchParams.get("token")) return null;
    log.error("punchout login without a token");
    return redirectAnswer("/");
  },
};
