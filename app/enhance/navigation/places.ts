/**
 * Where each entry of the history was left that a page shows in place. The browser knows that of documents alone, so
 * these entries carry a name, and what is kept under it outlives the document.
 */
import { addEntry, entryState, replaceEntryState, tabValues } from "~/stores/storage";
import { placeName } from "./place-name";

export interface Place {
  readonly name: string;
  /** In px; null where it is not known. */
  readonly top: number | null;
}

const storageKey = "places";
const maxKept = 50;

class Places {
  private tops = new Map<string, number>();
  private current = "";

  begin(): void {
    this.tops = new Map(readKept());
    this.arrive();
    addEventListener("scroll", () => this.tops.set(this.current, window.scrollY), { passive: true });
    // The way back from another document is the browser's.
    addEventListener("pagehide", () => {
      this.tops.set(this.current, window.scrollY);
      tabValues.set(storageKey, JSON.stringify([...this.tops].slice(-maxKept)));
      history.scrollRestoration = "auto";
    });
  }

  /**
   * Makes a new entry for an address; the same address again stays in its entry, as in any browser. False where the browser
   * refuses another entry.
   */
  enter(address: string): boolean {
    this.tops.set(this.current, window.scrollY);
    // The entry that is left keeps its place; the new one begins at the same.
    history.scrollRestoration = "manual";
    if (address === location.href) return true;
    const name = newName();
    if (!addEntry({ place: name }, address)) return false;
    this.current = name;
    return true;
  }

  /** Takes the entry for the current one that the browser has gone to, and tells where it was left. */
  arrive(): Place {
    const known = placeName();
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
    // Another version's.
    return [];
  }
}

const isTop = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** Those of this document. */
export const places = new Places();
