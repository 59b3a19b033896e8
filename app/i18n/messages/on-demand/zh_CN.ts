/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { account } from "~/i18n/messages/account/zh_CN";
import { bulk } from "~/i18n/messages/bulk/zh_CN";
import { checkout } from "~/i18n/messages/checkout/zh_CN";
import { crossSell } from "~/i18n/messages/cross-sell/zh_CN";
import { examples } from "~/i18n/messages/examples/zh_CN";
import { inquiry } from "~/i18n/messages/inquiry/zh_CN";
import { knowledgeBase } from "~/i18n/messages/knowledge-base/zh_CN";
import { orders } from "~/i18n/messages/orders/zh_CN";
import { panel } from "~/i18n/messages/panel/zh_CN";
import { preview } from "~/i18n/messages/preview/zh_CN";
import { privacy } from "~/i18n/messages/privacy/zh_CN";
import { productDetails } from "~/i18n/messages/product-details/zh_CN";
import { punchout } from "~/i18n/messages/punchout/zh_CN";
import { quotes } from "~/i18n/messages/quotes/zh_CN";
import { reading } from "~/i18n/messages/reading/zh_CN";

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
