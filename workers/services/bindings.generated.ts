/** Written by `npm run bindings` from workers/services/wrangler.toml. */
export interface ServicesBindings {
  FIGURES: R2Bucket;
  PURCHASE_ORDERS: R2Bucket;
  CATALOGUE_DB: D1Database;
  DIRECTORY_DB: D1Database;
  ORDERS_DB: D1Database;
  CONTENT_DB: D1Database;
  AVAILABILITY_DB: D1Database;
  SETTINGS_DB: D1Database;
  REVIEWS_DB: D1Database;
  CITATIONS_DB: D1Database;
  FEEDBACK_DB: D1Database;
  IMAGES_DB: D1Database;
  LOG_DB: D1Database;
  OFFICE_DB: D1Database;
  LOTS_DB: D1Database;
  CHAT_DB: D1Database;
  INQUIRIES_DB: D1Database;
  CARTS: DurableObjectNamespace<import("./index").CartObject>;
  SHOPPERS: DurableObjectNamespace<import("./index").ShopperObject>;
  RATE_LIMITS: DurableObjectNamespace<import("./index").RateLimitObject>;
  PASSWORDS: DurableObjectNamespace<import("./index").PasswordObject>;
  MAIL_QUEUE: DurableObjectNamespace<import("./index").MailQueueObject>;
  LEDGERS: DurableObjectNamespace<import("./index").LedgerObject>;
  EXPERIMENTS: DurableObjectNamespace<import("./index").ExperimentObject>;
  CARDS: DurableObjectNamespace<import("./index").CardObject>;
  SEARCH_ENGINES: DurableObjectNamespace<import("./index").SearchEngineObject>;
  SEARCH_DIRECTORY: DurableObjectNamespace<import("./index").SearchDirectoryObject>;
}
