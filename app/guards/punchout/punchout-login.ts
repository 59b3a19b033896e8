import { noOptions, type PrivateGuard, redirectAnswer } from "~/guards/guard";

/** T-PUNCH-05: a punchout login without a token is logged and redirected to the home page. */
export const punchoutLogin: PrivateGuard<Record<never, never>> = {
  needs: "private",
  parse: noOptions,
  check({ log }, { url }) {
    if (url.searchParams.get("token")) return null;
    log.error("punchout login without a token");
    return redirectAnswer("/");
  },
};
