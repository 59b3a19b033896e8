import { useStore as useCurrent } from "@nanostores/react";
import type { Store, StoreValue } from "nanostores";

/**
 * Value of a store. A part of the page that is taken over late sees at first what the server saw, although other parts
 * may have changed the store by then: otherwise its markup would not be what React expects.
 */
export function useStore<S extends Store>(store: S): StoreValue<S> {
  return useCurrent(store, { ssr: "initial" });
}
