/** Where a storefront serves the figures of its image service. */
export const figuresPath = "/figures";
