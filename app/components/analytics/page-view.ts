/** Parameters of `page_view` (C-ANALYT-09). */
import { pageAddress } from "@domain/analytics/page-address";
import { isUserLabel } from "@domain/analytics/user-label";

interface Viewed {
  readonly title: string;
  readonly pathname: string;
  readonly search: string;
  readonly language: string;
  readonly country: string;
}

export function pageView({ title, pathname, search, language, country }: Viewed) {
  return {
    ...user(),
    page_title: title.slice(0, 500),
    page_url: pageAddress(location.origin, pathname, search),
    page_language: language,
    page_country: country,
  };
}

/** Label and, for a customer, pseudonym of the visitor, as set by the edge. */
function user() {
  const said = document.querySelector<HTMLDataElement>('[data-island="visitor"] data');
  const label = said?.dataset.user;
  return { user_id: said?.value || null, user_type: isUserLabel(label) ? label : ("Guest" as const) };
}
