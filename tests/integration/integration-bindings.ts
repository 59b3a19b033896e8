/** Bindings of every shop in the integration tests, and of the shared seeded one. */
export const integrationBindings: Readonly<Record<string, string>> = {
  // Cheap password hashes, because some tests sign in dozens of times.
  PASSWORD_LOG2N: "5",
};
