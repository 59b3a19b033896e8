/** Types of entry that are a page of the shop, and the field that refers to the navigation link with the page's address. */
export const pageAddressFields: Readonly<Record<string, string>> = {
  page: "navigation_link",
  pathway_diagram: "page.navigation_link",
  news: "page.navigation_link",
  protein_domain_page: "page.navigation_link",
  protocol: "page.navigation_link",
  content_video: "page.navigation_link",
};

/** The field of a navigation link that holds the address. */
export const linkAddressField = "link_v2.href";
