/**
 * Clients of the shop's authorization server. A client is either the https address of its own metadata, or the sealed
 * registration that it was given as id, so that the shop stores none.
 */
import { isRedirectUri, type OauthClient } from "@domain/agents/oauth";
import { publicAddress } from "@domain/agents/public-address";
import { createSealer } from "@domain/http/cookies/sealed-value";
import * as v from "valibot";
import type { ForeignDocuments } from "~/services/agents/foreign-documents";

/** Control characters, and marks that turn the text's direction, could hide another name. */
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[^\p{C}\u2028\u2029]*$/u));
const redirectUris = v.pipe(
  v.array(v.pipe(v.string(), v.check(isRedirectUri))),
  v.minLength(1),
  v.maxLength(4),
  v.check((uris) => uris.join("").length <= 500, "too long together"),
);
const has = (value: string) => v.optional(v.pipe(v.array(v.string()), v.includes(value)));

/** Body of a registration (RFC 7591). Members that the shop does not use are left out. */
export const registration = v.object({
  client_name: v.optional(name),
  redirect_uris: redirectUris,
  grant_types: has("authorization_code"),
  response_types: has("code"),
  token_endpoint_auth_method: v.optional(v.literal("none")),
});
type Registration = v.InferOutput<typeof registration>;

const sealed = v.pipe(v.string(), v.parseJson(), v.object({ name, redirectUris }));

const metadata = v.object({
  client_id: v.string(),
  client_name: v.optional(name),
  redirect_uris: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  token_endpoint_auth_method: v.optional(v.literal("none")),
});

export interface OauthClients {
  register(client: Registration): Promise<OauthClient>;
  /** Null for an id that is unknown, or whose metadata cannot be read or names another id. */
  find(id: string): Promise<OauthClient | null>;
}

const purpose = "oauth-client";

export function createOauthClients(secrets: readonly string[], documents: ForeignDocuments): OauthClients {
  const sealer = createSealer(secrets);
  return {
    async register({ client_name, redirect_uris: uris }) {
      const client = { name: client_name ?? new URL(uris[0] ?? "").hostname.slice(0, 60), redirectUris: uris };
      return { id: await sealer.seal(purpose, JSON.stringify(client)), ...client };
    },
    async find(id) {
      const address = publicAddress(id);
      if (address) {
        const read = v.safeParse(metadata, await documents.read(id));
        if (!read.success || read.output.client_id !== id) return null;
        const { client_name, redirect_uris: uris } = read.output;
        // Clients also list URIs of other platforms, such as app schemes.
        return { id, name: client_name ?? address.hostname.slice(0, 60), redirectUris: uris.filter(isRedirectUri) };
      }
      const read = v.safeParse(sealed, await sealer.open(purpose, id));
      return read.success ? { id, ...read.output } : null;
    },
  };
}
