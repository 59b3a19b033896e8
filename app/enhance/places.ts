/**
 * Where each entry of the history was left that a page shows in place. The browser knows that of documents alone, so
 * these entries carry a name, and what is kept under it outlives the document.
 */
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
      keep([...this.tops].slice(-maxKept));
      history.scrollRestoration = "auto";
    });
  }

  /** Makes a new entry for an address; the same address again stays in its entry, as in any browser. */
  enter(address: string): void {
    this.tops.set(this.current, window.scrollY);
    history.scrollRestoration = "manual";
    if (address === location.href) return;
    this.current = newName();
    history.pushState({ place: this.current }, "", address);
  }

  /** Takes the entry for the current one that the browser has gone to, and tells where it was left. */
  arrive(): Place {
    const name: unknown = history.state?.place;
    const isKnown = typeof name === "string";
    this.current = isKnown ? name : newName();
    if (!isKnown) history.replaceState({ ...history.state, place: this.current }, "");
    return { name: this.current, top: this.tops.get(this.current) ?? null };
  }
}

const newName = () => Math.random().toString(36).slice(2);

function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTop) : [];
  } catch {
    return [];
  }
}

const isTop = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

function keep(tops: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(tops));
  } catch {
    // Without storage the way back leads to the top.
  }
}

/** Those of this document. */
export const places = new Places();
