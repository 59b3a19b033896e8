/**
 * Entry types that are pages of the shop, with the field that refers to the navigation link holding the page's address.
 */
export const pageAddressFields: Readonly<Record<string, string>> = {
  page: "navigation_link",
  pathway_diagram: "page.navigation_link",
  news: "page.navigation_link",
  protein_domain_page: "page.navigation_link",
  protocol: "page.navigation_link",
  content_video: "page.navigation_link",
};

/** Field of a navigation link that holds the address. */
export const linkAddressField = "link_v2.href";
