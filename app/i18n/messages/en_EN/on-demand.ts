/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { account } from "./account";
import { bulk } from "./bulk";
import { checkout } from "./checkout";
import { crossSell } from "./cross-sell";
import { examples } from "./examples";
import { inquiry } from "./inquiry";
import { knowledgeBase } from "./knowledge-base";
import { orders } from "./orders";
import { panel } from "./panel";
import { preview } from "./preview";
import { privacy } from "./privacy";
import { productDetails } from "./product-details";
import { punchout } from "./punchout";
import { quotes } from "./quotes";
import { reading } from "./reading";

export const onDemand = {
  account,
  bulk,
  checkout,
  crossSell,
  privacy,
  examples,
  inquiry,
  knowledgeBase,
  orders,
  panel,
  preview,
  productDetails,
  punchout,
  quotes,
  reading,
} as const;
