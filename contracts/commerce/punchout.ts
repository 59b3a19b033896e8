/** Punchout: buyer records, and the calls between storefront and gateway (rows T-PUNCH). */
import * as v from "valibot";
import { companyId, priceGroupId } from "../customers/companies";
import { countryCode } from "../values/money";
import { cart } from "./cart";

export const punchoutProtocols = ["cxml", "oci"] as const;
export type PunchoutProtocol = (typeof punchoutProtocols)[number];

/** Purpose of a punchout session: create a basket, edit an earlier one, or view an earlier one. */
export const punchoutOperations = ["create", "edit", "inspect"] as const;
export const punchoutOperation = v.picklist(punchoutOperations);
export type PunchoutOperation = (typeof punchoutOperations)[number];

/** Form field names for a cXML message. */
export const cxmlFields = ["cXML-urlencoded", "cXML-base64"] as const;

/** Windows that may receive the returned basket. */
export const punchoutTargets = ["_self", "_parent", "_top"] as const;
export const punchoutTarget = v.picklist(punchoutTargets);
export type PunchoutTarget = (typeof punchoutTargets)[number];

const loopback = /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/** Parses a web address: https, or http on the local machine; no user, fragment or dot segments. */
function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // Registered host names only. A wildcard or a separator could widen the content security policy.
  if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(url.hostname)) return null;
  const safe = url.protocol === "https:" || (url.protocol === "http:" && loopback.test(url.hostname));
  return safe && !url.username && !url.password && !url.hash ? url : null;
}

const returnAddress = v.pipe(
  v.string(),
  v.maxLength(1024),
  v.check((text) => {
    const url = webAddress(text);
    return url !== null && url.search === "" && url.href === text;
  }, "must be an https address without user, query or fragment, written as browsers write it"),
);

const origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check((text) => webAddress(text)?.origin === text, "must be an https origin without a path"),
);

/** Identity of a buyer's procurement system: the sender in cXML, the user name in OCI. */
export const punchoutIdentity = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, "must be printable ASCII"));

/** A buyer as recorded by an operator; `secret` is write-only. */
export const punchoutBuyer = v.strictObject({
  identity: punchoutIdentity,
  /** Shown to operators only. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  secret: v.pipe(v.string(), v.minLength(8), v.maxLength(256)),
  protocols: v.optional(v.pipe(v.array(v.picklist(punchoutProtocols)), v.minLength(1)), [...punchoutProtocols]),
  /** Countries the buyer may order for; the first is the default. */
  countries: v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(20)),
  /** Addresses that may receive baskets: an exact match, or a prefix if it ends in a slash. The query is free. */
  returnAddresses: v.pipe(v.array(returnAddress), v.maxLength(20)),
  /** Origins of procurement systems that frame the shop. */
  frameOrigins: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  cxmlField: v.optional(v.picklist(cxmlFields), "cXML-urlencoded"),
  /** Receiver of confirmations, ship notices and invoices. Only buyers with one may send orders. */
  messages: v.optional(
    v.strictObject({ address: returnAddress, secret: v.pipe(v.string(), v.minLength(8), v.maxLength(256)) }),
  ),
  /**
   * Handling of an order whose prices differ from today's: refuse it, or accept it at today's prices and confirm those.
   */
  priceDifferences: v.optional(v.picklist(["refuse", "confirm"]), "refuse"),
  /** Company that the buyer buys for, with its price group and certificates; absent without one. */
  company: v.optional(companyId),
  /** The buyer's secret is public, so it is accepted on demonstration machines only. */
  demo: v.optional(v.boolean(), false),
});
export type PunchoutBuyer = v.InferOutput<typeof punchoutBuyer>;

/** `POST /oauth/punchout/token`: the one-time token of a start page, and the country in its URL. */
export const punchoutLogin = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  country: v.optional(countryCode),
});

/** Decoded token (T-PUNCH-10), and how the session behaves in the buyer's windows. */
export const punchoutGrant = v.object({
  access_token: v.pipe(v.string(), v.minLength(16), v.maxLength(2048)),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cart_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The cart itself, because a separate read could fail after the one-time token was used. */
  cart: v.fallback(v.optional(cart), undefined),
  operation: v.optional(punchoutOperation, "create"),
  frame_origins: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  /** Price group of the buyer's company; absent without one. */
  price_group: v.optional(priceGroupId),
});
export type PunchoutGrant = v.InferOutput<typeof punchoutGrant>;

/** `POST /punchout-carts/generate` and `POST /punchout-carts` (T-PUNCH-17). */
export const punchoutCartRequest = v.strictObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

/** Response to generating: the cart at current prices. The return message is stored. */
export const punchoutGeneration = v.object({ cart });

/**
 * Response to submitting. `cart.custom.fields.returnUrl` is the return address (T-PUNCH-16), and `form` is posted to
 * it; repeated calls return the same form. Null without a return address.
 */
export const punchoutSubmission = v.object({
  cart,
  form: v.nullable(
    v.object({
      fields: v.pipe(v.array(v.tuple([v.string(), v.string()])), v.maxLength(20_000)),
      target: punchoutTarget,
    }),
  ),
});
export type PunchoutSubmission = v.InferOutput<typeof punchoutSubmission>;
