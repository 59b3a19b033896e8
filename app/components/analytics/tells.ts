import type { AnalyticsEvent } from "@domain/analytics/events";

/**
 * Attributes of a form, a button that sends one, or a link: what its press tells analytics. The enhancement bundle reads them
 * (`app/enhance/acts/analytics.ts`), so a press that comes before the app of its page is told as well. A button's event comes before
 * its form's.
 */
export const tells = (event: AnalyticsEvent): { readonly "data-tells": string } => ({
  "data-tells": JSON.stringify(event),
});
