/**
 * Builds the contexts of loaders and actions; the only code that sees `env`. The storefront worker calls `edge(env)`
 * once per isolate and `context(requestScope)` once per request.
 */
import type { EdgeApp } from "@domain/http/edge-app";
import { redactMembers } from "@domain/http/log/redact";
import { createAddressCountries } from "./context/address-countries.server";
import { createAppContext } from "./context/app-context.server";
import { readEnvironment } from "./context/environment.server";
import { createFlagOverrides } from "./context/flag-overrides.server";
import { createFlagReader } from "./context/flags.server";
import { edgeSlotContents, loadEdgeSlotTexts } from "./context/request/edge-slots.server";
import { createVisitorReader } from "./context/request/visitor.server";
import { storefrontSettings } from "./context/storefront-settings.server";
import { createAgentLimits } from "./context/visit/agent-limits.server";
import { createAgentSessions } from "./context/visit/agent-sessions.server";
import { createEditors } from "./context/visit/editors.server";
import { createFormTokens } from "./context/visit/form-tokens.server";
import { createOauthClients } from "./context/visit/oauth-clients.server";
import { createPageGenerations } from "./context/visit/page-generations.server";
import { createPseudonyms } from "./context/visit/pseudonyms.server";
import { createSessionCodec } from "./context/visit/sealed-session.server";
import { createVisitPseudonyms } from "./context/visit/visit-pseudonyms.server";
import { createForeignDocuments } from "./services/agents/foreign-documents";
import { createUpstream } from "./services/upstream/create-upstream-reader";

export function edge(rawEnvironment: unknown): EdgeApp {
  const env = readEnvironment(rawEnvironment);
  const settings = storefrontSettings(env);
  const codec = createSessionCodec(env.COOKIE_KEYS);
  const upstream = createUpstream({
    fetch: (input, init) => fetch(input, init),
    retryDelayMs: env.UPSTREAM_RETRY_DELAY_MS,
    longestAttemptMs: env.UPSTREAM_TIMEOUT_MS,
    restMs: env.UPSTREAM_REST_MS,
    budgetBytes: env.UPSTREAM_MEMORY_BYTES,
    settingsFreshMs: env.SETTINGS_KNOWN_MS,
  });
  const flags = createFlagReader(env, upstream);
  const forms = createFormTokens(env.COOKIE_KEYS);
  const editors = createEditors(
    { keys: env.EDITOR_KEYS ?? [], previewToken: env.CONTENT_PREVIEW_TOKEN, frames: env.CONTENT_PREVIEW_FRAMES },
    codec,
  );
  const agentSessions = createAgentSessions(env.COOKIE_KEYS);
  const agentLimits = createAgentLimits();
  const foreignDocuments = createForeignDocuments((input, init) => fetch(input, init));
  const oauthClients = createOauthClients(env.COOKIE_KEYS, foreignDocuments);
  const countries = createAddressCountries(env, upstream);
  return {
    settings,
    visitor: createVisitorReader(
      codec,
      createPseudonyms(env.COOKIE_KEYS),
      createVisitPseudonyms(env.COOKIE_KEYS),
      env.CONTENT_PREVIEW_FRAMES,
    ),
    countryOfAddress: countries,
    generation: createPageGenerations(env, upstream),
    flagCohort: flags.cohort,
    acceptFlagOverride: createFlagOverrides(env, codec),
    edgeSlots: edgeSlotContents,
    prepare: (language) => loadEdgeSlotTexts(language),
    context: (requestScope) =>
      createAppContext(
        {
          ...{ env, settings, codec, upstream, flags, forms, editors },
          ...{ agentSessions, oauthClients, foreignDocuments, agentLimits },
        },
        requestScope,
      ),
    redact: redactMembers,
  };
}
