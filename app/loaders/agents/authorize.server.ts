/** `/oauth/authorize`: a customer reads which program asks for what. Opening the page allows nothing. */
import { type ProgramScope, programScopes } from "@contracts/customers/programs";
import {
  type AuthorizationRequest,
  mayReturnTo,
  type OauthClient,
  oauthPaths,
  readAuthorizationRequest,
  returnAddress,
  returnsToOwnMachine,
} from "@domain/agents/oauth";
import { redirect } from "@framework/remix.server";
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
    | { readonly kind: "unknown-client" | "wrong-address" | "unreachable" }
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

/** The client and what it asks for. A wrong client or address is told here; other faults are told to the client. */
export async function readAsked(
  context: PrivateContext,
  url: URL,
): Promise<Asked | Exclude<AuthorizeData["view"]["kind"], "ask" | "unreachable">> {
  const query = url.searchParams;
  const client = await context.oauthClients.find(query.get("client_id") ?? "");
  if (!client) return "unknown-client";
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!mayReturnTo(client, redirectUri)) return "wrong-address";
  const origin = context.origins.current;
  const read = readAuthorizationRequest(query, origin);
  if (!read.ok) throw redirect(returnAddress(redirectUri, query.get("state"), origin, { error: read.error }));
  // The browser checks the target of a form's redirect against the page's policy.
  context.allow({ forms: [new URL(redirectUri).origin] });
  return { client, request: read.value };
}

export async function loadAuthorize(context: PrivateContext, { url }: PageArgs): Promise<AuthorizeData> {
  const asked = await readAsked(context, url);
  if (typeof asked === "string") {
    context.setErrorStatus(400);
    return authorizeData(context, { kind: asked });
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
    host: returnsToOwnMachine(redirectUri) ? null : new URL(redirectUri).host,
    email,
    scopes: programScopes
      .filter((scope) => scopes.includes(scope))
      .map((scope) => ({ scope, word: scopeWords[scope] })),
    problem,
  };
}
