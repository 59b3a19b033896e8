import { useEffect } from "react";

/**
 * Reloads the page when the browser restores it from the back/forward cache, because the buyer's visit may have ended.
 * WebKit caches even `no-store` pages over plain HTTP.
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
