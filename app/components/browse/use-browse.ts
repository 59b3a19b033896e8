import { parseBrowseUrl } from "@domain/search-url/parse";
import { browseHref } from "@domain/search-url/serialize";
import { type BrowseState, changeBrowseState } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useMemo, useState } from "react";
import type { BrowseData } from "~/loaders/browse-data.server";

export interface Browse {
  /** What the controls show: while a change is under way, already what was asked for. */
  readonly state: BrowseState;
  readonly searching: boolean;
  readonly href: (change: Partial<BrowseState>) => string;
  /** Goes to the changed list and leaves the page where it is scrolled to. */
  readonly change: (change: Partial<BrowseState>) => void;
}

/** State of the results page and the ways to change it; every change is an address (C-SURL-24). */
export function useBrowse(data: Pick<BrowseData, "state" | "newSearchUrl">): Browse {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const structure = urlStructure(data.newSearchUrl);
  const next = location?.pathname === browsePath ? location.search : null;
  // A box that is ticked stays ticked while its list is on the way; new data puts an end to what was only asked for.
  const [asked, setAsked] = useState<{ readonly state: BrowseState; readonly since: BrowseState } | null>(null);
  const state = useMemo(() => {
    if (asked?.since === data.state) return asked.state;
    return next === null ? data.state : parseBrowseUrl(new URLSearchParams(next));
  }, [asked, next, data.state]);
  const href = useCallback(
    (change: Partial<BrowseState>) => browseHref(changeBrowseState(state, change), structure),
    [state, structure],
  );
  const change = useCallback(
    (change: Partial<BrowseState>) => {
      const wanted = changeBrowseState(state, change);
      setAsked({ state: wanted, since: data.state });
      navigate(browseHref(wanted, structure), { preventScrollReset: true });
    },
    [navigate, state, structure, data.state],
  );
  return { state, searching: next !== null, href, change };
}
