import type { PolicyName } from "./policies";
import type { UpstreamFetch, UpstreamReader } from "./types";

/** A `fetch` for one base address with several kinds of calls: the first path that matches decides the policy. */
export function fetchByPath(
  reader: UpstreamReader,
  otherwise: PolicyName,
  rules: readonly (readonly [RegExp, PolicyName])[],
): UpstreamFetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [, policy] = rules.find(([pattern]) => pattern.test(pathname)) ?? [null, otherwise];
    return reader.fetch(policy)(input, init);
  };
}

/**
 * The gateway's calls for one visitor. Punchout tokens and codes of programs are single use, so redeeming one is never
 * retried.
 */
export const gatewayFetch = (reader: UpstreamReader): UpstreamFetch =>
  fetchByPath(reader, "commerce", [[/\/oauth\/(?!punchout\/|programs\/)/, "commerce-token"]]);
