import { type PrivateGuard, redirectAnswer } from "~/guards/guard";

interface PunchoutOptions {
  readonly punchout: "only" | "never";
}

/** A-GUARD-09, A-GUARD-10. On a route: `punchout-access:only` or `punchout-access:never`. */
export const punchoutAccess: PrivateGuard<PunchoutOptions> = {
  needs: "private",
  parse: (text) => (text === "only" || text === "never" ? { punchout: text } : null),
  check({ session }, _args, { punchout }) {
    const allowed = (session.kind === "punchout") === (punchout === "only");
    return allowed ? null : redirectAnswer("/");
  },
};
