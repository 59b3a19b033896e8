/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { account } from "~/i18n/messages/account/en_EN";
import { bulk } from "~/i18n/messages/bulk/en_EN";
import { checkout } from "~/i18n/messages/checkout/en_EN";
import { crossSell } from "~/i18n/messages/cross-sell/en_EN";
import { examples } from "~/i18n/messages/examples/en_EN";
import { inquiry } from "~/i18n/messages/inquiry/en_EN";
import { knowledgeBase } from "~/i18n/messages/knowledge-base/en_EN";
import { orders } from "~/i18n/messages/orders/en_EN";
import { panel } from "~/i18n/messages/panel/en_EN";
import { preview } from "~/i18n/messages/preview/en_EN";
import { privacy } from "~/i18n/messages/privacy/en_EN";
import { productDetails } from "~/i18n/messages/product-details/en_EN";
import { punchout } from "~/i18n/messages/punchout/en_EN";
import { quotes } from "~/i18n/messages/quotes/en_EN";
import { reading } from "~/i18n/messages/reading/en_EN";

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
