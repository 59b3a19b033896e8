/**
 * Moves within a page (a link to an anchor, the way back from it) are the browser's alone, as on a page without
 * scripts. The router would take each for a navigation: it knows the entries that the browser made by one key, so it
 * scrolled to where another had been left, and it forgot the answer to a form, so that a press on a fault's link wiped
 * what had been typed.
 */

/** What the router shows. */
export interface Shown {
  /** Path and query. */
  readonly page: string;
  /** Key of its entry in the history. */
  readonly key: string;
}

/** An entry of the history; null is one that the browser has just made, for an anchor. */
export type EntryState = { readonly key?: string; readonly idx?: number } | null;

/** The key that the router calls the entry of a first visit by. */
const firstKey = "default";

const keyOf = (state: EntryState) => state?.key ?? firstKey;

/** Whether a move in the history stays within what the router shows. */
export function isWithinPage(shown: Shown, from: URL, to: URL, state: EntryState): boolean {
  // The router is ahead of the page that it shows; what has no anchor at either end is always its own.
  // And someone may go back and forward again before the router shows what was gone back to.
  if (pageOf(to) !== shown.page || pageOf(from) !== shown.page) return false;
  return state === null || to.hash !== "" || from.hash !== "";
}

export const pageOf = ({ pathname, search }: Pick<URL, "pathname" | "search">): string => pathname + search;

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Keeps moves within the page from the router, and where each entry of the page was left. */
class InPageMoves {
  private readonly tops = new Map<string, number>();
  private shown: Shown = { page: "", key: firstKey };
  private entry = firstKey;
  private at = new URL("about:blank");
  private index = 0;
  private top = 0;

  /** Told of every page that the router shows. */
  show(shown: Shown): void {
    this.shown = shown;
    this.arrive();
  }

  /** The key by which the place on the page that the router shows is known: that of the entry, not of the page. */
  keyOf(key: string): string {
    return key === this.shown.key ? this.entry : key;
  }

  /** Listens from now on. Before the router does: a window calls its listeners in the order of their coming. */
  listen(): void {
    addEventListener("popstate", (event) => this.moved(event));
    const scrolled = () => {
      this.top = window.scrollY;
    };
    addEventListener("scroll", scrolled, { passive: true });
  }

  private moved(event: PopStateEvent): void {
    const to = new URL(location.href);
    const state: EntryState = history.state;
    if (!isWithinPage(this.shown, this.at, to, state)) {
      this.at = to;
      return;
    }
    event.stopImmediatePropagation();
    this.tops.set(this.entry, this.top);
    if (state === null) {
      // The browser scrolls to the anchor; the entry gets what the router gives its own.
      const idx = to.hash === this.at.hash ? this.index : this.index + 1;
      history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx }, "");
    } else {
      this.goBack(to, this.tops.get(keyOf(state)));
    }
    this.arrive();
  }

  /** To where the entry was left; to its anchor where that is not known, as after the page was loaded anew. */
  private goBack(to: URL, top: number | undefined): void {
    const anchor = top === undefined && document.getElementById(decoded(to.hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, top ?? 0);
    // Its event comes later than the next move may.
    this.top = window.scrollY;
  }

  private arrive(): void {
    const state: EntryState = history.state;
    this.entry = keyOf(state);
    this.index = state?.idx ?? 0;
    this.at = new URL(location.href);
  }
}

/** Those of this document. */
export const inPageMoves = new InPageMoves();
