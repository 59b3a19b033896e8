/** Path under which a storefront serves its image service's figures. */
export const figuresPath = "/figures";
/** Path under which it serves editors' pictures. */
export const picturesPath = "/pictures";
