import { useStore as useCurrent } from "@nanostores/react";
import type { Store, StoreValue } from "nanostores";

/**
 * Value of a store. During hydration returns the value the server rendered, even if other parts have changed the store,
 * because the markup must match.
 */
export function useStore<S extends Store>(store: S): StoreValue<S> {
  return useCurrent(store, { ssr: "initial" });
}
