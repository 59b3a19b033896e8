import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A refused form shows the page as it is now, as it does without scripts: what stands in the way may be what another window
 * has changed, and the next press has to tell what is seen by then. In an outage the page stays, with what it knows.
 */
export const revalidateAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined && actionStatus >= 500 ? false : defaultShouldRevalidate;
