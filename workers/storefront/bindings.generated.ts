/** Written by `npm run bindings` from wrangler.toml. */
export interface StorefrontBindings {
  RATE_LIMIT: RateLimit;
  ASSETS: Fetcher;
}
