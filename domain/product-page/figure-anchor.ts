/** Fragment of a figure's place on a page. */
export const figureAnchor = (figureId: string): string => `figure-${figureId}`;
