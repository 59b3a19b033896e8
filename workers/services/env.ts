import type { CartObject } from "./commerce/carts/cart-object";
import type { RateLimitObject } from "./commerce/rate-limit-object";
import type { ShopperObject } from "./commerce/shoppers/shopper-object";

/** Bindings of the embedded services; `wrangler.toml` beside this file declares them. */
export interface ServicesEnv {
  /** "1" on a demonstration machine; demonstration secrets are refused elsewhere. */
  DEMO?: string;
  DEMO_CONTROLS?: string;
  ADMIN_KEY: string;
  SEARCH_ADMIN_KEY: string;
  TOKEN_KEYS: string;
  COMMERCE_CLIENT_ID: string;
  COMMERCE_CLIENT_SECRET: string;
  CONTENT_STACK: string;
  CONTENT_ENVIRONMENT: string;
  CONTENT_BRANCH: string;
  CONTENT_DELIVERY_TOKEN: string;
  CONTENT_PREVIEW_TOKEN: string;
  SEARCH_KEY: string;
  CITATION_SEARCH_KEY: string;
  AVAILABILITY_KEY: string;
  SETTINGS_KEY: string;
  LOG_KEY: string;
  CATALOGUE_DB: D1Database;
  DIRECTORY_DB: D1Database;
  AVAILABILITY_DB: D1Database;
  SETTINGS_DB: D1Database;
  CARTS: DurableObjectNamespace<CartObject>;
  SHOPPERS: DurableObjectNamespace<ShopperObject>;
  RATE_LIMITS: DurableObjectNamespace<RateLimitObject>;
  /** New baskets of anonymous shoppers an hour and address; 20 when unset. */
  ANONYMOUS_CARTS_PER_HOUR?: string;
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
