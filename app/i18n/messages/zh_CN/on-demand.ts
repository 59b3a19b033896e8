/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { examples } from "./examples";
import { productDetails } from "./product-details";

export const onDemand = { examples, productDetails } as const;
