import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pageLoading, pageRequested, pageReturned } from "~/stores/page";
import { useStore } from "~/stores/use-store";

/**
 * True while another page is on its way. A document is there when it is seen, with scripts or without: nothing is
 * announced as loading before the first request of a script.
 */
export function usePageLoading(page: object): boolean {
  const { state } = useNavigation();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    setSeen(true);
    // A request that was given up leaves this page where it is.
    if (state === "loading") pageRequested();
    else pageReturned(page);
  }, [state, page]);
  const loading = useStore(pageLoading);
  return seen && loading;
}
