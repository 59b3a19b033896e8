/** Ids that connect controls in different parts of the page. */
export const browseFormId = "browse-controls";
export const facetPanelId = "browse-facets";
export const facetsHeadingId = "facets-heading";
