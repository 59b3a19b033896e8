import type { Flags } from "@contracts/settings";
import { safeGoto } from "@domain/http/safe-goto";
import { type PublicGuard, redirectAnswer } from "./guard";

interface FeatureOptions {
  readonly flag: keyof Flags;
  /** Redirect target without the feature; defaults to the home page. */
  readonly otherwise?: string;
}

const flags: Readonly<Record<keyof Flags, true>> = {
  searchPrecision: true,
  newSearchUrl: true,
  gop: true,
  citationSearch: true,
  elisaCrossSell: true,
};

/** A-GUARD-13. On a route: `feature-access:gop` or `feature-access:gop,/other-page`. */
export const featureAccess: PublicGuard<FeatureOptions> = {
  needs: "public",
  parse(text) {
    const [flag = "", otherwise] = text.split(",");
    return isFlag(flag) ? { flag, otherwise } : null;
  },
  check: (context, { url }, { flag, otherwise }) =>
    context.flags[flag] ? null : redirectAnswer(safeGoto(otherwise ?? "/", url.origin)),
};

function isFlag(name: string): name is keyof Flags {
  return Object.hasOwn(flags, name);
}
