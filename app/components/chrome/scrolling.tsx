import { type Location, ScrollRestoration, useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { inPageMoves, pageOf } from "./in-page-moves";
import { followAnchors, markAnchorMove } from "./mark-anchor-move";

/**
 * Where a page is scrolled to when it is shown: to its anchor, smoothly and 205 px below the top (C-CHROME-10; the
 * offset is in header.css.ts); nowhere when the address says `noscroll`; else to the top, or to where it was when the
 * visitor goes back (C-CHROME-11).
 */
export function Scrolling({ nonce }: { nonce: string | undefined }) {
  const last = useRef<string | undefined>(undefined);
  useAnchorMoves();
  useInPageMoves();
  // Positions are kept by key: an address with `noscroll` takes over the key, and so the position, of the page before.
  const keyOf = ({ search, key }: Location) => {
    if (last.current === undefined || !new URLSearchParams(search).has("noscroll")) last.current = key;
    return inPageMoves.keyOf(last.current);
  };
  return <ScrollRestoration nonce={nonce} getKey={keyOf} />;
}

/** Layout effects of the browser only: the server renders and has none. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Tells what the router shows, so that moves within it stay the browser's. */
function useInPageMoves(): void {
  const { pathname, search, key } = useLocation();
  useBrowserLayoutEffect(() => inPageMoves.show({ page: pageOf({ pathname, search }), key }), [pathname, search, key]);
}

/** Marks the document while it moves to an anchor; the mark makes the move smooth. */
function useAnchorMoves(): void {
  const { hash, key } = useLocation();
  // Before the framework's own effect, which scrolls.
  useBrowserLayoutEffect(() => {
    if (hash) markAnchorMove();
  }, [hash, key]);
  // A link within the page is followed by the browser itself.
  useEffect(followAnchors, []);
}
