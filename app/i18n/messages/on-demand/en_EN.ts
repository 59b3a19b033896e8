/** Areas that a page loads when it needs them, or that only the server says; all others come with every page. */

import account from "../account/en_EN.json";
import agents from "../agents/en_EN.json";
import basketRefusals from "../basket-refusals/en_EN.json";
import browse from "../browse/en_EN.json";
import bulk from "../bulk/en_EN.json";
import checkout from "../checkout/en_EN.json";
import compareTable from "../compare-table/en_EN.json";
import consent from "../consent/en_EN.json";
import contentPages from "../content-pages/en_EN.json";
import crossSell from "../cross-sell/en_EN.json";
import evidence from "../evidence/en_EN.json";
import examples from "../examples/en_EN.json";
import inquiry from "../inquiry/en_EN.json";
import invoices from "../invoices/en_EN.json";
import knowledgeBase from "../knowledge-base/en_EN.json";
import lineage from "../lineage/en_EN.json";
import lots from "../lots/en_EN.json";
import methods from "../methods/en_EN.json";
import order from "../order/en_EN.json";
import panel from "../panel/en_EN.json";
import panelBuilder from "../panel-builder/en_EN.json";
import preview from "../preview/en_EN.json";
import productDetails from "../product-details/en_EN.json";
import punchout from "../punchout/en_EN.json";
import queryReading from "../query-reading/en_EN.json";
import quote from "../quote/en_EN.json";
import reading from "../reading/en_EN.json";
import typedText from "../typed-text/en_EN.json";
import withdrawal from "../withdrawal/en_EN.json";

export const onDemand = {
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
