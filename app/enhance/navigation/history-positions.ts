/**
 * Scroll positions of history entries shown in place. The browser only restores documents, so these entries have a
 * name, under which their position is stored beyond the document.
 */
import { addEntry, entryState, replaceEntryState, tabValues } from "~/stores/storage";
import { historyEntryName } from "./history-entry-name";

export interface Place {
  readonly name: string;
  /** In px; null if unknown. */
  readonly top: number | null;
}

const storageKey = "historyPositions";
const maxKept = 50;

class HistoryPositions {
  private tops = new Map<string, number>();
  private current = "";

  begin(): void {
    this.tops = new Map(readKept());
    this.arrive();
    addEventListener("scroll", () => this.tops.set(this.current, window.scrollY), { passive: true });
    // The browser restores the position when returning from another document.
    addEventListener("pagehide", () => {
      this.tops.set(this.current, window.scrollY);
      tabValues.set(storageKey, JSON.stringify([...this.tops].slice(-maxKept)));
      history.scrollRestoration = "auto";
    });
  }

  /**
   * Adds a history entry, or reuses the current one for the same address, as browsers do. False if the browser refuses
   * another entry.
   */
  enter(address: string): boolean {
    this.tops.set(this.current, window.scrollY);
    // The old entry keeps its position; the new one starts at the same.
    history.scrollRestoration = "manual";
    if (address === location.href) return true;
    const name = newName();
    if (!addEntry({ place: name }, address)) return false;
    this.current = name;
    return true;
  }

  /** Switches to the entry the browser moved to and returns its position. */
  arrive(): Place {
    const known = historyEntryName();
    this.current = known ?? newName();
    const state = entryState();
    if (known === null) replaceEntryState({ ...(typeof state === "object" && state), place: this.current });
    return { name: this.current, top: this.tops.get(this.current) ?? null };
  }
}

const newName = () => Math.random().toString(36).slice(2);

function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(tabValues.get(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTop) : [];
  } catch {
    // Written by another version.
    return [];
  }
}

const isTop = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** Entries of this document. */
export const historyPositions = new HistoryPositions();
