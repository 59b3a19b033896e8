/** Ids that tie controls in different places of the page together. */
export const browseFormId = "browse-controls";
export const facetPanelId = "browse-facets";
export const facetsHeadingId = "facets-heading";
