import type { CartObject } from "./commerce/carts/cart-object";
import type { PasswordObject } from "./commerce/customers/password-object";
import type { LedgerObject } from "./commerce/ledgers/ledger-object";
import type { RateLimitObject } from "./commerce/rate-limit-object";
import type { ShopperObject } from "./commerce/shoppers/shopper-object";
import type { ExperimentObject } from "./commerce/signalstar/experiment-object";
import type { MailQueueObject } from "./mail/mail-object";
import type { CardObject } from "./payments/card-object";
import type { SearchDirectoryObject } from "./search/engine/directory-object";
import type { SearchEngineObject } from "./search/engine/engine-object";

/** Bindings of the embedded services; `wrangler.toml` beside this file declares them. */
export interface ServicesEnv {
  /** "1" on a demonstration machine; demonstration secrets are refused elsewhere. */
  DEMO?: string;
  DEMO_CONTROLS?: string;
  /** "1" on a deployment for trying a release: search engines are told to leave it out. */
  STAGING?: string;
  ADMIN_KEY: string;
  SEARCH_ADMIN_KEY: string;
  TOKEN_KEYS: string;
  /** Secrets that go into every password hash, newest first, each of 32 characters or more. */
  PASSWORD_PEPPERS: string;
  /** log2 of the work in a password hash, for demonstrations; 14 when unset and everywhere else. */
  PASSWORD_LOG2N?: string;
  /** Origins of the storefronts, for links in mails. */
  STOREFRONT_URL: string;
  STOREFRONT_JP_URL: string;
  STOREFRONT_CN_URL: string;
  /** "outbox", where mails stay to be looked at, or "http"; "outbox" when unset. */
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
  /** Tokens of editors, `name:token` each; a bearer token that comes with a preview has to be one of them. */
  EDITOR_KEYS?: string;
  SEARCH_KEY: string;
  CITATION_SEARCH_KEY: string;
  AVAILABILITY_KEY: string;
  FEEDBACK_KEY: string;
  /** Multiplies the limits of the feedback service; 1 when unset. */
  FEEDBACK_LIMIT_FACTOR?: string;
  SETTINGS_KEY: string;
  PAYMENTS_KEY: string;
  DOCUMENTS_KEY: string;
  /** Multiplies the limit of documents; 1 when unset. */
  DOCUMENTS_LIMIT_FACTOR?: string;
  LOG_KEY: string;
  INQUIRIES_KEY: string;
  /** Multiplies the limits of the intake of inquiries; 1 when unset. */
  INQUIRIES_LIMIT_FACTOR?: string;
  /** Origin under which browsers reach the services; the request's own when unset. */
  PUBLIC_SERVICES_URL?: string;
  CONTENT_DB: D1Database;
  CATALOGUE_DB: D1Database;
  DIRECTORY_DB: D1Database;
  /** Owners of order and quote numbers. */
  ORDERS_DB: D1Database;
  AVAILABILITY_DB: D1Database;
  FEEDBACK_DB: D1Database;
  SETTINGS_DB: D1Database;
  LOG_DB: D1Database;
  INQUIRIES_DB: D1Database;
  CHAT_DB: D1Database;
  CITATIONS_DB: D1Database;
  REVIEWS_DB: D1Database;
  REVIEWS_KEY: string;
  /** Multiplies the limit of reviews sent in; 1 when unset. */
  REVIEWS_LIMIT_FACTOR?: string;
  /** Word before the key of the citation search; "ApiKey" when unset. */
  CITATION_SEARCH_SCHEME?: string;
  IMAGES_DB: D1Database;
  /** Originals of figures. */
  FIGURES: R2Bucket;
  /** Scales originals; without it they are served as they are. */
  IMAGES?: ImagesBinding;
  /** First segment of picture addresses; "benchside-demo" when unset. */
  IMAGES_ACCOUNT?: string;
  SEARCH_ENGINES: DurableObjectNamespace<SearchEngineObject>;
  SEARCH_DIRECTORY: DurableObjectNamespace<SearchDirectoryObject>;
  CARTS: DurableObjectNamespace<CartObject>;
  /** Orders, quotes and payments of a shopper. */
  LEDGERS: DurableObjectNamespace<LedgerObject>;
  /** Panels that shoppers designed. */
  EXPERIMENTS: DurableObjectNamespace<ExperimentObject>;
  /** Card entries of the payments service. */
  CARDS: DurableObjectNamespace<CardObject>;
  /** Payments, availability and search as the gateway calls them; the embedded ones of this deployment when unset. */
  PAYMENTS_URL?: string;
  AVAILABILITY_URL?: string;
  SEARCH_URL?: string;
  /** Origin under which browsers reach the card fields; that of the services when unset. */
  PUBLIC_PAYMENTS_URL?: string;
  /** Origins of the shop, separated by commas: card fields are framed by them and lead back to them. */
  SHOP_ORIGINS?: string;
  /** How long the gateway waits for the payments service before it asks again, in milliseconds; 3000 when unset. */
  PAYMENT_PATIENCE_MS?: string;
  SHOPPERS: DurableObjectNamespace<ShopperObject>;
  RATE_LIMITS: DurableObjectNamespace<RateLimitObject>;
  PASSWORDS: DurableObjectNamespace<PasswordObject>;
  MAIL_QUEUE: DurableObjectNamespace<MailQueueObject>;
  /** Attempts to sign in from one address; 60 when unset. */
  SIGN_INS_PER_MINUTE?: string;
  /** New customers from one address; 20 when unset. */
  SIGN_UPS_PER_HOUR?: string;
  /** Mails with links that one address may ask for; 30 when unset. */
  MAIL_LINKS_PER_HOUR?: string;
  /** "1" refuses VAT ids whose check digits are wrong; their form is always looked at. */
  VAT_CHECKSUM?: string;
  /** New baskets of anonymous shoppers an hour and address; 20 when unset. */
  ANONYMOUS_CARTS_PER_HOUR?: string;
  /** Quotes an hour and shopper with a human check, a quarter of them without; 20 when unset. */
  QUOTES_PER_HOUR?: string;
  /** Panels an hour and shopper, twice as many for an address; 30 when unset. */
  EXPERIMENTS_PER_HOUR?: string;
  /** Mailbox of those who answer requests for quotes of panels; there are none when unset. */
  SALES_EMAIL?: string;
  /** Card entries an hour and customer; 30 when unset. */
  CARD_ENTRIES_PER_HOUR?: string;
  /** "array" makes the price look-up answer a list instead of a map keyed by SKU. */
  LOOKUP_FORMAT?: string;
  /** Lines of one basket; 100 when unset. */
  MAX_CART_LINES?: string;
}

/** Hono types of every embedded service: `app.get("/x", …)` on `new Hono<ServicesApp>()`. */
export interface ServicesApp {
  Bindings: ServicesEnv;
  Variables: {
    /** "cn" for calls that came in below `/cn`, else "global". */
    region: "global" | "cn";
  };
}
