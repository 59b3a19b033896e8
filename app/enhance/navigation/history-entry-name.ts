import { entryState } from "~/stores/storage";

/** Name of the current history entry; null if it was not shown in place. */
export function historyEntryName(): string | null {
  const state = entryState();
  const name = typeof state === "object" && state !== null && "place" in state ? state.place : null;
  return typeof name === "string" ? name : null;
}
