import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Region, StorefrontVariable } from "@contracts/regions";
import type { KeyVariable } from "@contracts/upstreams";
import type { KnownNumber } from "@domain/desk/named-numbers";
import type { ServicesBindings } from "./bindings.generated";
import type { PersonalRecords } from "./shared/personal-records";

/** Keys of the storefronts, by upstream. */
type UpstreamKeys = Record<KeyVariable, string>;
/** Origins of the storefronts, for links in mails. */
type StorefrontOrigins = Record<StorefrontVariable, string>;

/** Bindings of the embedded services: databases, buckets and objects from `wrangler.toml`, variables and secrets. */
export interface ServicesEnv extends ServicesBindings, UpstreamKeys, StorefrontOrigins {
  /** "1" on a demonstration machine; demonstration secrets are refused elsewhere. */
  DEMO?: string;
  DEMO_CONTROLS?: string;
  /** "1" on a staging deployment, which search engines must not index. */
  STAGING?: string;
  ADMIN_KEY: string;
  /** Key of the office, which starts sessions of the staff; without it nobody can sign in. */
  OFFICE_KEY?: string;
  /** Origin of the office, for links in mails. */
  OFFICE_URL?: string;
  SEARCH_ADMIN_KEY: string;
  TOKEN_KEYS: string;
  /** Peppers for password hashes, newest first, at least 32 characters each. */
  PASSWORD_PEPPERS: string;
  /** log2 of scrypt's N in a demonstration; 14 if unset, and in every other deployment. */
  PASSWORD_LOG2N?: string;
  /** "outbox", which stores mails for viewing, or "http"; "outbox" if unset. */
  MAIL_PROVIDER?: string;
  MAIL_PROVIDER_URL?: string;
  MAIL_PROVIDER_KEY?: string;
  /** Sender of mails. */
  MAIL_FROM?: string;
  COMMERCE_CLIENT_ID: string;
  COMMERCE_CLIENT_SECRET: string;
  CONTENT_STACK: string;
  CONTENT_ENVIRONMENT: string;
  CONTENT_BRANCH: string;
  CONTENT_DELIVERY_TOKEN: string;
  CONTENT_PREVIEW_TOKEN: string;
  /** Tokens of editors as `name:token`; a bearer token sent with a preview must be one of them. */
  EDITOR_KEYS?: string;
  /** Factor on the limits of the feedback service; 1 if unset. */
  FEEDBACK_LIMIT_FACTOR?: string;
  PAYMENTS_KEY: string;
  /** Factor on the limit of documents; 1 if unset. */
  DOCUMENTS_LIMIT_FACTOR?: string;
  /** Factor on the limits of the inquiry intake; 1 if unset. */
  INQUIRIES_LIMIT_FACTOR?: string;
  /** Origin of the services for browsers; the request's own if unset. */
  PUBLIC_SERVICES_URL?: string;
  /** Factor on the limit of submitted reviews; 1 if unset. */
  REVIEWS_LIMIT_FACTOR?: string;
  /** Authorization scheme of the citation search; "ApiKey" if unset. */
  CITATION_SEARCH_SCHEME?: string;
  /** Resizes original images; without it they are served unchanged. */
  IMAGES?: ImagesBinding;
  /** First segment of image URLs; "benchside-demo" if unset. */
  IMAGES_ACCOUNT?: string;
  /** URLs of payments, availability, lots and search for the gateway; this deployment's embedded services if unset. */
  PAYMENTS_URL?: string;
  AVAILABILITY_URL?: string;
  LOTS_URL?: string;
  SEARCH_URL?: string;
  /** Address of the EU's register of VAT numbers, up to `/rest-api`; numbers are not checked if unset. */
  VAT_REGISTER_URL?: string;
  /** Origin of the card fields for browsers; defaults to the services' origin. */
  PUBLIC_PAYMENTS_URL?: string;
  /** Address of an Elasticsearch 9 or OpenSearch with the search engines; embedded engines if unset. */
  SEARCH_EXTERNAL_URL?: string;
  /** Value of its header `authorization`: "ApiKey …" or "Basic …". */
  SEARCH_EXTERNAL_AUTHORIZATION?: string;
  /** Locations of copies of the embedded engines, as location hints of the platform: "weur,apac"; none if unset. */
  SEARCH_COPIES?: string;
  /** Comma-separated origins of the shop, which may frame the card fields and are their only link targets. */
  SHOP_ORIGINS?: string;
  /** Timeout of the gateway's calls to the payments service in milliseconds, before a retry; 3000 if unset. */
  PAYMENT_TIMEOUT_MS?: string;
  /** Sign-in attempts per address; 60 if unset. */
  SIGN_INS_PER_MINUTE?: string;
  /** Sign-ups per address; 20 if unset. */
  SIGN_UPS_PER_HOUR?: string;
  /** Mails with links per requesting address; 30 if unset. */
  MAIL_LINKS_PER_HOUR?: string;
  /** "1" also checks the check digits of VAT ids; their format is always checked. */
  VAT_CHECKSUM?: string;
  /** New anonymous carts per hour and address; 20 if unset. */
  ANONYMOUS_CARTS_PER_HOUR?: string;
  /** Quotes per hour and shopper with a human check, a quarter without; 20 if unset. */
  QUOTES_PER_HOUR?: string;
  /** Panels per hour and shopper, twice as many per address; 30 if unset. */
  EXPERIMENTS_PER_HOUR?: string;
  /** Mailbox for quote requests of panels; such requests are refused if unset. */
  SALES_EMAIL?: string;
  /** Card entries per hour and customer; 30 if unset. */
  CARD_ENTRIES_PER_HOUR?: string;
  /** "array" makes the price look-up return a list instead of a map keyed by SKU. */
  LOOKUP_FORMAT?: string;
  /** Lines per cart; 100 if unset. */
  MAX_CART_LINES?: string;
}

/** Hono types of every embedded service: `app.get("/x", …)` on `new Hono<ServicesApp>()`. */
export interface ServicesApp {
  Bindings: ServicesEnv;
  Variables: {
    /** The region whose own upstreams were called, otherwise the main one. */
    region: Region;
    /**
     * Records a customer's test, or withdraws it. Injected, because the catalogue stores it and reviews do not import
     * the catalogue.
     * @param stands false for a rejected review
     */
    keepCustomerRecord: (env: ServicesEnv, record: EvidenceRecord, stands: boolean) => Promise<void>;
    /** Applies the pending migrations of all databases in use, ignoring what this isolate has cached about them. */
    migrateDatabases: (env: ServicesEnv) => Promise<void>;
    /** Kinds of personal records, one per service: included in a person's file and deleted by an erasure. */
    personalRecords: readonly PersonalRecords[];
    /** Products and sizes by number; null if this deployment has no catalogue. */
    knownNumbers: (env: ServicesEnv, numbers: readonly string[]) => Promise<readonly KnownNumber[] | null>;
    /** Sizes of a product, on sale or not; null if there is no such product. */
    sizesOfProduct: (env: ServicesEnv, productKey: string) => Promise<readonly string[] | null>;
  };
}
