/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */

import type { Translation } from "~/i18n/translation";
import account from "../account/zh_CN.json";
import agents from "../agents/zh_CN.json";
import basketRefusals from "../basket-refusals/zh_CN.json";
import browse from "../browse/zh_CN.json";
import bulk from "../bulk/zh_CN.json";
import checkout from "../checkout/zh_CN.json";
import compareTable from "../compare-table/zh_CN.json";
import consent from "../consent/zh_CN.json";
import contentPages from "../content-pages/zh_CN.json";
import crossSell from "../cross-sell/zh_CN.json";
import evidence from "../evidence/zh_CN.json";
import examples from "../examples/zh_CN.json";
import inquiry from "../inquiry/zh_CN.json";
import invoices from "../invoices/zh_CN.json";
import knowledgeBase from "../knowledge-base/zh_CN.json";
import lineage from "../lineage/zh_CN.json";
import lots from "../lots/zh_CN.json";
import methods from "../methods/zh_CN.json";
import order from "../order/zh_CN.json";
import panel from "../panel/zh_CN.json";
import panelBuilder from "../panel-builder/zh_CN.json";
import preview from "../preview/zh_CN.json";
import productDetails from "../product-details/zh_CN.json";
import punchout from "../punchout/zh_CN.json";
import queryReading from "../query-reading/zh_CN.json";
import quote from "../quote/zh_CN.json";
import reading from "../reading/zh_CN.json";
import typedText from "../typed-text/zh_CN.json";
import withdrawal from "../withdrawal/zh_CN.json";
import type { onDemand as en } from "./en_EN";

export const onDemand: Translation<typeof en> = {
  basketRefusals,
  account,
  agents,
  browse,
  bulk,
  checkout,
  compareTable,
  contentPages,
  crossSell,
  consent,
  evidence,
  examples,
  inquiry,
  lineage,
  lots,
  invoices,
  knowledgeBase,
  methods,
  order,
  panel,
  panelBuilder,
  preview,
  productDetails,
  punchout,
  queryReading,
  quote,
  reading,
  typedText,
  withdrawal,
};
