/** The key that a request proves by its header `DPoP` (RFC 9449). */
import { readProof } from "@domain/agents/proof/dpop";
import { digestOf } from "@domain/http/digest";
import type { PrivateContext } from "~/context/request/types";

type Proved =
  /** `jkt`: thumbprint of the key; null if the header does not prove this request, or its proof was used before. */
  { readonly ok: true; readonly jkt: string | null } | { readonly ok: false };

/** @param access token sent with the proof; null at the token endpoint */
export async function provedKey(context: PrivateContext, token: string | null): Promise<Proved> {
  const { request, origins, services, now } = context;
  const { pathname } = new URL(request.url);
  // Behind the platform the request has the shop's host; on a local machine, the runtime's port.
  const url = new URL(pathname, origins.current);
  const text = request.headers.get("dpop") ?? "";
  const proof = await readProof(text, { method: request.method, url, token }, Math.floor(now.getTime() / 1000));
  if (!proof) return { ok: true, jkt: null };
  const fingerprint = await digestOf(proof.id);
  const client = await digestOf(`dpop:${proof.thumbprint}`);
  const used = await services.programs.answer({ client, key: `proof ${fingerprint}`, fingerprint, once: true });
  if (!used.ok) return { ok: false };
  return { ok: true, jkt: used.value.state === "new" ? proof.thumbprint : null };
}
