/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */
import { account } from "~/i18n/messages/account/ja_JP";
import { bulk } from "~/i18n/messages/bulk/ja_JP";
import { checkout } from "~/i18n/messages/checkout/ja_JP";
import { crossSell } from "~/i18n/messages/cross-sell/ja_JP";
import { examples } from "~/i18n/messages/examples/ja_JP";
import { inquiry } from "~/i18n/messages/inquiry/ja_JP";
import { knowledgeBase } from "~/i18n/messages/knowledge-base/ja_JP";
import { orders } from "~/i18n/messages/orders/ja_JP";
import { panel } from "~/i18n/messages/panel/ja_JP";
import { preview } from "~/i18n/messages/preview/ja_JP";
import { privacy } from "~/i18n/messages/privacy/ja_JP";
import { productDetails } from "~/i18n/messages/product-details/ja_JP";
import { punchout } from "~/i18n/messages/punchout/ja_JP";
import { quotes } from "~/i18n/messages/quotes/ja_JP";
import { reading } from "~/i18n/messages/reading/ja_JP";

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
