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
  /** Name of the entry that the page shows; null before the first. */
  private shown: string | null = null;

  begin(): void {
    this.tops = new Map(readKept());
    this.shown = null;
    const keep = () => this.keep();
    addEventListener("scroll", keep, { passive: true });
    // The browser restores the position when returning from another document.
    addEventListener("pagehide", () => {
      keep();
      tabValues.set(storageKey, JSON.stringify([...this.tops].slice(-maxKept)));
      history.scrollRestoration = "auto";
    });
  }

  /**
   * Adds a history entry, or reuses the current one for the same address, as browsers do. False if the browser refuses
   * another entry.
   */
  enter(address: string): boolean {
    this.keep();
    // The old entry keeps its position; the new one starts at the same.
    history.scrollRestoration = "manual";
    if (address === location.href) return true;
    const name = newName();
    if (!addEntry({ place: name }, address)) return false;
    this.shown = name;
    return true;
  }

  /** Place of the entry that the browser moved to. The page still shows the entry before, whose position is kept. */
  arrive(): Place {
    // The event of the last scroll waits for a frame, and a press may precede it.
    this.keep();
    const known = historyEntryName();
    const name = known ?? newName();
    const state = entryState();
    if (known === null) replaceEntryState({ ...(typeof state === "object" && state), place: name });
    return { name, top: this.tops.get(name) ?? null };
  }

  /** Marks an entry as the one shown; from now on positions are stored for it. */
  show({ name }: Place): void {
    this.shown = name;
  }

  private keep(): void {
    if (this.shown !== null) this.tops.set(this.shown, window.scrollY);
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
