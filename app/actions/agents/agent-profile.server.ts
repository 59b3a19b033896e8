/** Negotiates the protocol version with an agent's profile. */
import { ucpVersion } from "@domain/agents/ucp";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";

const profile = v.object({ ucp: v.object({ version: v.string() }) });

/**
 * Reason to refuse an agent; null otherwise. An unknown profile is fetched after the response: unauthenticated
 * operations do not depend on it, and a slow host must not delay first calls.
 */
export async function agentProfileFault(
  { foreignDocuments, waitUntil }: Pick<PrivateContext, "foreignDocuments" | "waitUntil">,
  address: string,
): Promise<{ readonly code: "version_unsupported"; readonly message: string } | null> {
  const known = foreignDocuments.known(address);
  if (known === undefined) {
    waitUntil(foreignDocuments.read(address));
    return null;
  }
  const read = v.safeParse(profile, known);
  if (!read.success || read.output.ucp.version === ucpVersion) return null;
  return { code: "version_unsupported", message: `The shop supports version ${ucpVersion} of the protocol.` };
}
