import type { AnalyticsEvent } from "@domain/analytics/events";

/**
 * Attributes of a form, a button or a link that name the event of its press. The enhancement bundle reads them
 * (`app/enhance/features/analytics.ts`), so presses before hydration count too. A button's event precedes its form's.
 */
export const analyticsAttributes = (event: AnalyticsEvent): { readonly "data-tells": string } => ({
  "data-tells": JSON.stringify(event),
});
