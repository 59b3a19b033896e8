/** Path under which a storefront serves its image service's figures. */
export const figuresPath = "/figures";
