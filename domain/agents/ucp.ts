/** The Universal Commerce Protocol: profile of the shop, envelope of responses, messages (ucp.dev, 2026-08-25). */
import type { ProgramScope } from "@contracts/customers/programs";
import { ucpMcpPath, ucpRestPath } from "./addresses";

export const ucpVersion = "2026-08-25";

const service = "dev.ucp.shopping";
const site = `https://ucp.dev/${ucpVersion}`;
/** The shop's own extension of cart and checkout. */
export const procurementCapability = "example.benchside.procurement";

/** Schemas below `https://ucp.dev/<version>/schemas/`, and the page of the specification. */
const standard = {
  "dev.ucp.shopping.catalog.search": ["shopping/catalog_search.json", "shopping/catalog/search"],
  "dev.ucp.shopping.catalog.lookup": ["shopping/catalog_lookup.json", "shopping/catalog/lookup"],
  "dev.ucp.shopping.cart": ["shopping/cart.json", "shopping/cart"],
  "dev.ucp.shopping.checkout": ["shopping/checkout.json", "shopping/checkout"],
  "dev.ucp.shopping.order": ["shopping/order.json", "shopping/order"],
} as const;
export type UcpCapability = keyof typeof standard;

const scopes = {
  "dev.ucp.shopping.order:read": { description: { plain: "Read the orders of an account." } },
  "dev.ucp.shopping.checkout:complete": { description: { plain: "Order on purchase order for an account." } },
  "example.benchside.procurement:quotes": { description: { plain: "Read the quotes of an account." } },
} as const satisfies Record<ProgramScope, object>;

/** `/.well-known/ucp`. There is no payment handler: a person pays in the shop, or a customer by purchase order. */
export const ucpProfile = (origin: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      [service]: [
        binding("mcp", "mcp.openrpc.json", `${origin}${ucpMcpPath}`),
        binding("rest", "rest.openapi.json", `${origin}${ucpRestPath}`),
      ],
    },
    capabilities: {
      ...Object.fromEntries(
        Object.entries(standard).map(([name, [schema, page]]) => [
          name,
          [{ version: ucpVersion, spec: `${site}/specification/${page}`, schema: `${site}/schemas/${schema}` }],
        ]),
      ),
      "dev.ucp.common.identity_linking": [
        {
          version: ucpVersion,
          spec: `${site}/specification/common/identity-linking`,
          schema: `${site}/schemas/common/identity_linking.json`,
          config: { scopes },
        },
      ],
      [procurementCapability]: [
        {
          version: ucpVersion,
          spec: `${origin}/agents.md`,
          schema: `${origin}/ucp/schemas/procurement.json`,
          extends: ["dev.ucp.shopping.checkout"],
        },
      ],
    },
    payment_handlers: {},
  },
  keys: [],
});

const binding = (transport: "mcp" | "rest", schema: string, endpoint: string) => ({
  version: ucpVersion,
  spec: `${site}/specification/overview`,
  transport,
  schema: `${site}/services/shopping/${schema}`,
  endpoint,
});

/** The `ucp` member of a response. */
export const ucpEnvelope = (capability: UcpCapability, status: "success" | "error" = "success") => ({
  version: ucpVersion,
  status,
  capabilities: { [capability]: [{ version: ucpVersion }] },
  payment_handlers: {},
});

export interface UcpMessage {
  readonly type: "error" | "info" | "warning";
  readonly code: string;
  readonly content: string;
  /** JSONPath of the member that the message is about. */
  readonly path?: string;
  readonly severity?: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
}

/** A response without the requested object. */
export const ucpFailure = (capability: UcpCapability, messages: readonly UcpMessage[], continueUrl?: string) => ({
  ucp: ucpEnvelope(capability, "error"),
  messages,
  ...(continueUrl && { continue_url: continueUrl }),
});
