import { createContext, useContext } from "react";

const Nonce = createContext<string | undefined>(undefined);

/** Around the app in entry.server, with the nonce of this answer; absent in the browser, which hides nonces anyway. */
export const NonceProvider = Nonce.Provider;

/** The nonce for inline scripts that the framework writes. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
