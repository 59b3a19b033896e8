/** What `page_view` says (C-ANALYT-09); pages that are read say it before the app has come. */
import { isUserLabel } from "@domain/analytics/user-label";

interface Viewed {
  readonly title: string;
  readonly pathname: string;
  readonly language: string;
  readonly country: string;
}

export function pageView({ title, pathname, language, country }: Viewed) {
  return {
    ...user(),
    page_title: title.slice(0, 500),
    page_url: location.origin + pathname,
    page_language: language,
    page_country: country,
  };
}

/** Who the edge says the visitor is: a label, and of a customer a pseudonym. */
function user() {
  const said = document.querySelector<HTMLDataElement>('[data-island="visitor"] data');
  const label = said?.dataset.user;
  return { user_id: said?.value || null, user_type: isUserLabel(label) ? label : ("Guest" as const) };
}

/** Pushes the event for the document that is read. */
export function tellReadPage(): void {
  const { language, country } = document.documentElement.dataset;
  if (!language || !country) return;
  const { title } = document;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: "page_view", ...pageView({ title, pathname: location.pathname, language, country }) });
}

/** Whether the document has told of itself before there was an app to do it. */
export function hasToldReadPage(): boolean {
  return (window.dataLayer ?? []).length > 0;
}
