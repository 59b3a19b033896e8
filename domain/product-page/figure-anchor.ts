/** URL fragment of a figure on a page. */
export const figureAnchor = (figureId: string): string => `figure-${figureId}`;
