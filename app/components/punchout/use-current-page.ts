import { useEffect } from "react";

/**
 * Loads the page again when the browser shows it as it was left, because the buyer's visit may have ended. WebKit keeps
 * even such pages over plain HTTP.
 */
export function useCurrentPage(): void {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      // Not `reload`, which would send the form of the review again.
      if (persisted) location.replace(location.pathname);
    };
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
}
