/** Bindings of every shop of the integration tests, and of the one that is seeded for all of them. */
export const integrationBindings: Readonly<Record<string, string>> = {
  // A password's hash need not be dear here: some tests sign in dozens of times.
  PASSWORD_LOG2N: "5",
};
