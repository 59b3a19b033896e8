/** Punchout: buyers as an operator records them, and the calls between storefront and gateway (rows T-PUNCH). */
import * as v from "valibot";
import { countryCode } from "../values/money";
import { cart } from "./cart";

export const punchoutProtocols = ["cxml", "oci"] as const;
export type PunchoutProtocol = (typeof punchoutProtocols)[number];

/** What a buyer opens the shop for: a new basket, an earlier one to change, an earlier one to look at. */
export const punchoutOperations = ["create", "edit", "inspect"] as const;
export const punchoutOperation = v.picklist(punchoutOperations);
export type PunchoutOperation = (typeof punchoutOperations)[number];

/** Names of the form field that carries a cXML message. */
export const cxmlFields = ["cXML-urlencoded", "cXML-base64"] as const;

/** Windows that a returned basket may be sent to. */
export const punchoutTargets = ["_self", "_parent", "_top"] as const;
export const punchoutTarget = v.picklist(punchoutTargets);
export type PunchoutTarget = (typeof punchoutTargets)[number];

const loopback = /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/** An address as it stands: https, or http on the machine itself; without user, fragment or dots in its path. */
function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // A name as it is registered: no wildcard, nothing that a policy would read as more than one source.
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

/** A buyer's identity in their procurement system: of the sender in cXML, the user name in OCI. */
export const punchoutIdentity = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/, "must be printable ASCII"));

/** A buyer as an operator records one; `secret` comes in and never goes out. */
export const punchoutBuyer = v.strictObject({
  identity: punchoutIdentity,
  /** For operators. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  secret: v.pipe(v.string(), v.minLength(8), v.maxLength(256)),
  protocols: v.optional(v.pipe(v.array(v.picklist(punchoutProtocols)), v.minLength(1)), [...punchoutProtocols]),
  /** Countries that are bought for; the first when a set-up names none. */
  countries: v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(20)),
  /** Where baskets may be sent: exactly this address, or below it when it ends in a slash. The query is the buyer's own. */
  returnAddresses: v.pipe(v.array(returnAddress), v.maxLength(20)),
  /** Origins of procurement systems that show the shop in a frame. */
  frameOrigins: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
  cxmlField: v.optional(v.picklist(cxmlFields), "cXML-urlencoded"),
  /** The secret is published: such a buyer is known to a demonstration only. */
  demo: v.optional(v.boolean(), false),
});
export type PunchoutBuyer = v.InferOutput<typeof punchoutBuyer>;

/** `POST /oauth/punchout/token`: the one-time token of a start page, and the country that its address asks for. */
export const punchoutLogin = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  country: v.optional(countryCode),
});

/** What a token decodes to (T-PUNCH-10), and how the session is to behave in the buyer's windows. */
export const punchoutGrant = v.object({
  access_token: v.pipe(v.string(), v.minLength(16), v.maxLength(2048)),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cart_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  operation: v.optional(punchoutOperation, "create"),
  frame_origins: v.optional(v.pipe(v.array(origin), v.maxLength(10)), []),
});
export type PunchoutGrant = v.InferOutput<typeof punchoutGrant>;

/** `POST /punchout-carts/generate` and `POST /punchout-carts` (T-PUNCH-17). */
export const punchoutCartRequest = v.strictObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

/** Answer to generating: the cart at the prices of now; the message for it is written down. */
export const punchoutGeneration = v.object({ cart });

/**
 * Answer to submitting. The way back is `cart.custom.fields.returnUrl` (T-PUNCH-16); `form` is what is sent there, the
 * same however often it is asked for. Null without a way back.
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
