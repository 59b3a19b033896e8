import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

/** Set in entry.server; absent in the browser, which hides nonces anyway. */
export const NonceProvider = Nonce.Provider;

/** Nonce for the framework's inline scripts. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
