import { parseBrowseUrl } from "@domain/search-url/parse";
import { type BrowseState, sameChoices } from "@domain/search-url/state";
import { useEffect, useRef } from "react";
import { browseFormId } from "./ids";
import type { Browse } from "./use-browse";

/** Carries out what a visitor ticked or chose in the controls while the scripts were still on their way. */
export function useEarlyChoices(state: BrowseState, { change }: Browse): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const form = document.getElementById(browseFormId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const { facets, other, sort, pageSize } = parseBrowseUrl(new URLSearchParams(fields));
    if (!sameChoices({ ...state, facets, other, sort, pageSize }, state)) change({ facets, other, sort, pageSize });
  }, [state, change]);
}
