/** The Universal Commerce Protocol: profile of the shop, envelope of answers, messages (ucp.dev, 2026-08-25). */
import { ucpMcpPath } from "./addresses";

const ucpVersion = "2026-08-25";

const service = "dev.ucp.shopping";
/** Schemas below `https://ucp.dev/<version>/schemas/shopping/`, and the page of the specification. */
const capabilities = {
  "dev.ucp.shopping.catalog.search": ["catalog_search.json", "shopping/catalog/search"],
  "dev.ucp.shopping.catalog.lookup": ["catalog_lookup.json", "shopping/catalog/lookup"],
  "dev.ucp.shopping.cart": ["cart.json", "shopping/cart"],
  "dev.ucp.shopping.checkout": ["checkout.json", "shopping/checkout"],
} as const;
export type UcpCapability = keyof typeof capabilities;

const site = `https://ucp.dev/${ucpVersion}`;

/** `/.well-known/ucp`. There is no payment handler: a person pays in the shop. */
export const ucpProfile = (origin: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      [service]: [
        {
          version: ucpVersion,
          spec: `${site}/specification/overview`,
          transport: "mcp",
          schema: `${site}/services/shopping/mcp.openrpc.json`,
          endpoint: `${origin}${ucpMcpPath}`,
        },
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, [schema, page]]) => [
        name,
        [{ version: ucpVersion, spec: `${site}/specification/${page}`, schema: `${site}/schemas/shopping/${schema}` }],
      ]),
    ),
    payment_handlers: {},
  },
  keys: [],
});

/** The `ucp` member of an answer. */
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

/** An answer without the thing that was asked for. */
export const ucpFailure = (capability: UcpCapability, messages: readonly UcpMessage[], continueUrl?: string) => ({
  ucp: ucpEnvelope(capability, "error"),
  messages,
  ...(continueUrl && { continue_url: continueUrl }),
});
