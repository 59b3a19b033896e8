/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { account } from "./account";
import { checkout } from "./checkout";
import { examples } from "./examples";
import { knowledgeBase } from "./knowledge-base";
import { privacy } from "./privacy";
import { productDetails } from "./product-details";

export const onDemand = { account, checkout, privacy, examples, knowledgeBase, productDetails } as const;
