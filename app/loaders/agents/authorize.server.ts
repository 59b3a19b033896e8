/** `/oauth/authorize`: shows a customer which program requests which access. Opening the page grants nothing. */
import { type ProgramScope, programScopes } from "@contracts/customers/programs";
import {
  type AuthorizationRequest,
  isLoopbackRedirect,
  mayReturnTo,
  type OauthClient,
  oauthPaths,
  readAuthorizationRequest,
  returnAddress,
} from "@domain/agents/oauth";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";

/** Names of scopes in the texts. */
export const scopeWords = {
  "dev.ucp.shopping.order:read": "orders",
  "dev.ucp.shopping.checkout:complete": "complete",
  "example.benchside.procurement:quotes": "quotes",
} as const satisfies Record<ProgramScope, string>;

export type ScopeWord = (typeof scopeWords)[ProgramScope];

export interface AuthorizeData {
  readonly head: AccountHead;
  readonly view:
    | { readonly kind: "unknown-client" | "wrong-address" }
    | { readonly kind: "unreachable" }
    /** The program's request was invalid; `back` is its URL with the error, as a link. */
    | { readonly kind: "wrong-request"; readonly host: string; readonly back: string }
    | {
        readonly kind: "ask";
        readonly client: string;
        /** Host that the browser returns to; null for a program on the person's own machine. */
        readonly host: string | null;
        readonly email: string;
        readonly scopes: readonly { readonly scope: ProgramScope; readonly word: ScopeWord }[];
        readonly problem: "none-ticked" | "failed" | null;
      };
}

interface Asked {
  readonly client: OauthClient;
  readonly request: AuthorizationRequest;
}

type Refused = Extract<AuthorizeData["view"], { kind: "unknown-client" | "wrong-address" | "wrong-request" }>;

/**
 * The client and its request. Never redirects to the client without a press, because any program can register any URL.
 */
export async function readAsked(context: PrivateContext, url: URL): Promise<Asked | Refused> {
  const query = url.searchParams;
  const client = await context.oauthClients.find(query.get("client_id") ?? "");
  if (!client) return { kind: "unknown-client" };
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!mayReturnTo(client, redirectUri)) return { kind: "wrong-address" };
  const origin = context.origins.current;
  const read = readAuthorizationRequest(query, origin);
  if (!read.ok) {
    const back = returnAddress(redirectUri, query.get("state"), origin, { error: read.error });
    return { kind: "wrong-request", host: new URL(redirectUri).host, back };
  }
  // The browser checks the target of a form's redirect against the page's policy.
  context.allow({ forms: [new URL(redirectUri).origin] });
  return { client, request: read.value };
}

export async function loadAuthorize(context: PrivateContext, { url }: PageArgs): Promise<AuthorizeData> {
  const asked = await readAsked(context, url);
  if ("kind" in asked) {
    context.setErrorStatus(400);
    return authorizeData(context, asked);
  }
  const profile = await loadProfile(context, url);
  return authorizeData(context, profile ? askView(asked, profile.email) : { kind: "unreachable" });
}

export const authorizeData = (context: PrivateContext, view: AuthorizeData["view"]): AuthorizeData => ({
  head: accountHead(context, context.t("agents.authorize.title"), oauthPaths.authorize, true),
  view,
});

export function askView(
  { client, request: { redirectUri, scopes } }: Asked,
  email: string,
  problem: "none-ticked" | "failed" | null = null,
): AuthorizeData["view"] {
  return {
    kind: "ask",
    client: client.name,
    host: isLoopbackRedirect(redirectUri) ? null : new URL(redirectUri).host,
    email,
    scopes: programScopes
      .filter((scope) => scopes.includes(scope))
      .map((scope) => ({ scope, word: scopeWords[scope] })),
    problem,
  };
}
