/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */

import type { Translation } from "~/i18n/translation";
import account from "../account/ja_JP.json";
import agents from "../agents/ja_JP.json";
import basketRefusals from "../basket-refusals/ja_JP.json";
import browse from "../browse/ja_JP.json";
import bulk from "../bulk/ja_JP.json";
import checkout from "../checkout/ja_JP.json";
import compareTable from "../compare-table/ja_JP.json";
import consent from "../consent/ja_JP.json";
import contentPages from "../content-pages/ja_JP.json";
import crossSell from "../cross-sell/ja_JP.json";
import evidence from "../evidence/ja_JP.json";
import examples from "../examples/ja_JP.json";
import inquiry from "../inquiry/ja_JP.json";
import invoices from "../invoices/ja_JP.json";
import knowledgeBase from "../knowledge-base/ja_JP.json";
import lineage from "../lineage/ja_JP.json";
import lots from "../lots/ja_JP.json";
import methods from "../methods/ja_JP.json";
import order from "../order/ja_JP.json";
import panel from "../panel/ja_JP.json";
import panelBuilder from "../panel-builder/ja_JP.json";
import preview from "../preview/ja_JP.json";
import productDetails from "../product-details/ja_JP.json";
import punchout from "../punchout/ja_JP.json";
import queryReading from "../query-reading/ja_JP.json";
import quote from "../quote/ja_JP.json";
import reading from "../reading/ja_JP.json";
import typedText from "../typed-text/ja_JP.json";
import withdrawal from "../withdrawal/ja_JP.json";
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
