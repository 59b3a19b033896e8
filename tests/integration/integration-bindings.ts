/** Bindings of every shop in the integration tests, and of the shared seeded one. */
export const integrationBindings: Readonly<Record<string, string>> = {
  // Cheap password hashes, because some tests sign in dozens of times.
  PASSWORD_LOG2N: "5",
  // Short pauses before a call is repeated and before a circuit breaker closes, because many tests make an upstream
  // fail.
  UPSTREAM_RETRY_DELAY_MS: "20",
  UPSTREAM_REST_MS: "200",
  // Flags, selling rules and publications take effect at once, because tests change them.
  SETTINGS_KNOWN_MS: "200",
};
