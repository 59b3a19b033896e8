/**
 * Rules of the shop's authorization server: OAuth 2.1's code grant with PKCE (S256) for public clients, its metadata
 * (RFC 8414, RFC 9728), and which addresses a client may return to.
 */
import { type ProgramScope, programScopes } from "@contracts/customers/programs";
import { mcpPath, ucpMcpPath, ucpRestPath } from "./addresses";
import { proofAlgorithms } from "./proof/dpop";
import { publicAddress } from "./public-address";

export const oauthPaths = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  server: "/.well-known/oauth-authorization-server",
  resource: "/.well-known/oauth-protected-resource",
} as const;

/** Endpoints that accept tokens; each has metadata of its own (RFC 9728, section 3.1). */
export const protectedPaths = [mcpPath, ucpMcpPath, ucpRestPath] as const;

export const authorizationServer = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + oauthPaths.authorize,
  token_endpoint: origin + oauthPaths.token,
  registration_endpoint: origin + oauthPaths.register,
  revocation_endpoint: origin + oauthPaths.revoke,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  dpop_signing_alg_values_supported: proofAlgorithms,
  scopes_supported: programScopes,
  ui_locales_supported: ["en", "ja", "zh"],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${origin}/agents.md`,
});

export const protectedResource = (origin: string, path: string) => ({
  resource: origin + path,
  authorization_servers: [origin],
  scopes_supported: programScopes,
  bearer_methods_supported: ["header"],
  dpop_signing_alg_values_supported: proofAlgorithms,
  dpop_bound_access_tokens_required: false,
  resource_documentation: `${origin}/agents.md`,
});

/** `WWW-Authenticate` of a response that requires a token (RFC 6750, RFC 9728) or a proof with it (RFC 9449). */
export function tokenChallenge(
  origin: string,
  path: string,
  {
    error,
    scopes,
  }: {
    readonly error?: "invalid_token" | "insufficient_scope" | "invalid_dpop_proof";
    readonly scopes: readonly ProgramScope[];
  },
): string {
  const parts = [
    `realm="${origin}"`,
    ...(error ? [`error="${error}"`] : []),
    `scope="${scopes.join(" ")}"`,
    `resource_metadata="${origin}${oauthPaths.resource}${path}"`,
  ];
  return error === "invalid_dpop_proof"
    ? `DPoP algs="${proofAlgorithms.join(" ")}", ${parts.join(", ")}`
    : `Bearer ${parts.join(", ")}`;
}

export interface OauthClient {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** An address that a client may name: public https, or http on the person's own machine (RFC 8252, section 7.3). */
export function isRedirectUri(text: string): boolean {
  if (text.length > 300 || !URL.canParse(text)) return false;
  const url = new URL(text);
  return publicAddress(text) !== null || (isLoopback(url) && !url.hash && !url.username && !url.password);
}

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);

export const isLoopbackRedirect = (redirectUri: string): boolean => isLoopback(new URL(redirectUri));

/** True for a registered address of the client, compared exactly except for the port of a loopback IP address. */
export function mayReturnTo({ redirectUris }: OauthClient, asked: string): boolean {
  if (!isRedirectUri(asked)) return false;
  return redirectUris.includes(asked) || redirectUris.some((known) => withoutPort(known) === withoutPort(asked));
}

/** The address; without its port for a loopback IP address, where any port is allowed (RFC 8252, section 7.3). */
function withoutPort(text: string): string {
  const url = new URL(text);
  if (!isLoopback(url) || url.hostname === "localhost") return text;
  url.port = "";
  return url.href;
}

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly codeChallenge: string;
  readonly scopes: readonly ProgramScope[];
  /** Thumbprint of the key to bind the code to; null without one. */
  readonly jkt: string | null;
}

type RequestError =
  | "unsupported_response_type"
  | "invalid_request"
  | "invalid_scope"
  | "invalid_target"
  | "access_denied"
  | "temporarily_unavailable";

/** Reads a request whose client and redirect address are already validated. */
export function readAuthorizationRequest(
  query: URLSearchParams,
  origin: string,
): { readonly ok: true; readonly value: AuthorizationRequest } | { readonly ok: false; readonly error: RequestError } {
  const fault = (error: RequestError) => ({ ok: false, error }) as const;
  if (query.get("response_type") !== "code") return fault("unsupported_response_type");
  const codeChallenge = query.get("code_challenge") ?? "";
  if (query.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(codeChallenge)) {
    return fault("invalid_request");
  }
  const jkt = query.get("dpop_jkt");
  if (jkt !== null && !/^[\w-]{43}$/.test(jkt)) return fault("invalid_request");
  const resources = query.getAll("resource");
  const own = [origin, ...protectedPaths.map((path) => origin + path)];
  if (!resources.every((one) => own.includes(one.replace(/\/$/, "")))) return fault("invalid_target");
  const asked = (query.get("scope") ?? "").split(" ").filter(Boolean);
  // Unknown scopes are dropped, as RFC 6749 allows. If none is requested, the scope is reading orders.
  const scopes = asked.length === 0 ? [programScopes[0]] : programScopes.filter((scope) => asked.includes(scope));
  if (scopes.length === 0) return fault("invalid_scope");
  const redirectUri = query.get("redirect_uri") ?? "";
  return { ok: true, value: { redirectUri, state: query.get("state"), codeChallenge, scopes, jkt } };
}

/** The address that the browser returns to, with the issuer (RFC 9207). */
export function returnAddress(
  redirectUri: string,
  state: string | null,
  origin: string,
  outcome: { readonly code: string } | { readonly error: RequestError },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  url.searchParams.set("iss", origin);
  return url.href;
}
