import type { ShouldRevalidateFunction } from "@framework/remix";

/**
 * A refused form reloads the page data, as it does without scripts, because another window may have changed the basket
 * and the next press must match what is shown. In an outage the old data stays.
 */
export const revalidateAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined && actionStatus >= 500 ? false : defaultShouldRevalidate;
