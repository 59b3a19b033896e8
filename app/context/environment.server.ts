/** Storefront environment: validated once per isolate, rejected if incomplete or unsafe. */
import { hostVariable, regionNames } from "@contracts/regions";
import { addressesBelow, addressVariables, keyVariables } from "@contracts/upstreams";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2048));
const url = v.pipe(
  text,
  v.url(),
  v.transform((value) => value.replace(/\/$/, "")),
);
const host = v.pipe(
  text,
  v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/, "must be a host name, with a port if it is not the usual one"),
);
const list = v.pipe(
  text,
  v.transform((value) => value.split(",").map((part) => part.trim())),
);
/** An optional service; local starts pass the empty string for none. */
const service = v.optional(v.union([v.literal(""), v.pipe(text, v.url(), v.regex(/^https?:\/\//))]), "");
const origins = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform((): string[] => []),
    ),
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.url(),
          v.transform((value) => new URL(value).origin),
        ),
      ),
    ),
  ]),
  "",
);
const milliseconds = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(60_000));
const count = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));

const environment = v.object({
  REGION: v.picklist(regionNames),
  /** "1" on a demonstration machine; demonstration secrets are rejected elsewhere. */
  DEMO: v.optional(v.string(), ""),
  /** "1" on a staging deployment, which requires its password; without one it is closed. */
  STAGING: v.optional(v.picklist(["", "1"]), ""),
  STAGING_PASSWORD: v.optional(
    v.union([v.literal(""), v.pipe(text, v.minLength(16, "needs at least 16 characters"))]),
    "",
  ),
  HOSTS: v.pipe(list, v.array(host), v.minLength(1)),
  ...v.entriesFromList(regionNames.map(hostVariable), host),
  ...v.entriesFromList(addressVariables, url),
  ...v.entriesFromList(keyVariables, text),
  PUBLIC_SCHEME: v.optional(v.picklist(["http", "https"]), "https"),
  /** "1" if the platform compresses without flushing, like the local runtime. */
  COMPRESSION_BUFFERS: v.optional(v.string(), ""),
  COUNTRY_HEADER: v.optional(v.pipe(text, v.toLowerCase()), "cf-ipcountry"),
  /** Part of every page key; changing it drops all stored pages. */
  CONTENT_GENERATION: v.optional(v.pipe(text, v.regex(/^[\w.-]{1,32}$/)), "0"),
  /** The first key seals; all of them can open. */
  COOKIE_KEYS: v.pipe(
    list,
    v.array(v.pipe(v.string(), v.minLength(32, "each key needs at least 32 characters"))),
    v.minLength(1),
  ),
  /** Email domains of employees, for internal pages. */
  COMPANY_DOMAINS: v.optional(v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))))),
  /** Security contacts, preferred first: `mailto:security@…` or `https://…`. */
  SECURITY_CONTACTS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/|tel:)[!-~]{3,200}$/)))),
  ),
  /** Permission in `/robots.txt` for programs to train on the site's content. */
  AI_TRAINING: v.optional(v.picklist(["yes", "no"]), "no"),
  UPSTREAM_RETRY_DELAY_MS: v.optional(milliseconds),
  /** Upper limit of each attempt, whatever its policy. */
  UPSTREAM_TIMEOUT_MS: v.optional(milliseconds),
  /** Time a breaker stays open; defaults to 5 seconds. */
  UPSTREAM_REST_MS: v.optional(milliseconds),
  /** Age at which flags, selling rules and the generation of pages are read again; defaults to a few seconds. */
  SETTINGS_KNOWN_MS: v.optional(milliseconds),
  /** Time after which a document starts without late data. */
  DOCUMENT_BEGINS_MS: v.optional(milliseconds, "350"),
  /** Memory for cached upstream responses, in bytes; 0 disables the cache, default 24 MB. */
  UPSTREAM_MEMORY_BYTES: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(67_108_864))),
  /** "off" renders every page for each request, to find out whether a fault is in the page or in its stored copy. */
  STORED_PAGES: v.optional(v.picklist(["on", "off"]), "on"),
  /**
   * Limits per isolate for rendering pages that are not stored: concurrent renders, queued renders, and maximum wait.
   */
  RENDERING_PLACES: v.optional(count(1, 500), "6"),
  RENDERING_WAITING: v.optional(count(0, 5000), "12"),
  RENDERING_WAIT_MS: v.optional(milliseconds, "1000"),
  COMMERCE_CLIENT_ID: text,
  COMMERCE_CLIENT_SECRET: text,
  /**
   * Addresses of the GraphQL and the draft REST API, if the vendor has separate hosts; below `CONTENT_URL` if unset.
   */
  CONTENT_GRAPHQL_URL: service,
  CONTENT_PREVIEW_URL: service,
  /** Origins of the vendor's editor, which shows drafts of the shop in a frame; none if unset. */
  CONTENT_PREVIEW_FRAMES: origins,
  CONTENT_STACK: text,
  CONTENT_ENVIRONMENT: text,
  CONTENT_BRANCH: text,
  CONTENT_DELIVERY_TOKEN: text,
  CONTENT_PREVIEW_TOKEN: text,
  /** Editors' preview tokens, `name:token` each. */
  EDITOR_KEYS: v.optional(
    v.pipe(
      list,
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^[\w.@-]{1,64}:[\w.~-]{16,512}$/, "must be name:token, with a token of at least 16 characters"),
        ),
      ),
    ),
  ),
  /** Figure host for browsers; if empty, the storefront serves them itself. */
  PUBLIC_IMAGES_URL: service,
  /**
   * Base URL of editors' pictures, which the storefront then serves itself; if empty, browsers load them from the
   * content system.
   */
  CONTENT_PICTURES_URL: service,
  /** Origins of editors' images and files. */
  CONTENT_FILE_ORIGINS: origins,
  /** reCAPTCHA Enterprise; without a project only the shop's own human check runs. */
  RECAPTCHA_PROJECT: v.optional(v.string(), ""),
  RECAPTCHA_API_KEY: v.optional(v.string(), ""),
  RECAPTCHA_SITE_KEY: v.optional(v.string(), ""),
  /** Key of the checkbox (version 2); empty for none. */
  RECAPTCHA_CHECKBOX_SITE_KEY: v.optional(v.string(), ""),
  /** Origin of its script; defaults to recaptcha.net in China. */
  RECAPTCHA_ORIGIN: v.optional(url),
  RECAPTCHA_API_URL: v.optional(url, "https://recaptchaenterprise.googleapis.com"),
  RECAPTCHA_MIN_SCORE: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1)$/), v.transform(Number)), "0.5"),
  /** Tag manager container, loaded with consent, and its origins. */
  TAG_CONTAINER_URL: service,
  TAG_ORIGINS: origins,
  /** Support chat script and its origins. */
  CHAT_SCRIPT_URL: service,
  CHAT_ORIGINS: origins,
  /** URL prefixes of the video player and the provider's video page; the video's id is appended. */
  VIDEO_EMBED_URL: service,
  VIDEO_WATCH_URL: service,
  /** Payments service for browsers, which hosts the card fields. */
  PUBLIC_PAYMENTS_URL: service,
});
export type Environment = v.InferOutput<typeof environment>;

/** Throws with all problems at once; the message never contains values. */
export function readEnvironment(raw: unknown): Environment {
  const parsed = v.safeParse(environment, withAddresses(raw));
  const problems = parsed.success
    ? demonstrationSecrets(parsed.output)
    : parsed.issues.map(
        (issue) => `${v.getDotPath(issue) ?? "environment"}: ${issue.message.replace(/(?::| but) received .*$/is, "")}`,
      );
  if (problems.length > 0 || !parsed.success) {
    throw new Error(`The environment of this storefront cannot be used.\n${problems.join("\n")}`);
  }
  return parsed.output;
}

/** Derives missing upstream URLs from the common base URL. */
function withAddresses(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || !("UPSTREAMS_URL" in raw)) return raw;
  const common = String(raw.UPSTREAMS_URL).replace(/\/$/, "");
  return { ...addressesBelow(common), ...raw };
}

/** A deployment must not use secrets published in the source. */
function demonstrationSecrets(env: Environment): string[] {
  if (env.DEMO === "1") return [];
  return Object.entries(env)
    .filter(
      ([name, value]) => /(_KEY|_KEYS|_SECRET|_TOKEN|_PASSWORD)$/.test(name) && /(^|[-,])demo-/.test(String(value)),
    )
    .map(([name]) => `${name}: is a demonstration value, and DEMO is not set`);
}
