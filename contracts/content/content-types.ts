/**
 * All content types of the shop. The content service's import and schema, the demo content and the storefront's readers
 * derive from this list (rows C-CMS-01 to C-CMS-21, C-TMPL-04 to C-TMPL-22).
 */
import type { ContentType } from "./fields";
import { contentFragment, navigation, navigationLink, supportArticle, template, testHtml } from "./types/navigation";
import {
  contentImage,
  contentLibrary,
  contentPage,
  contentTable,
  contentVideo,
  globalSetting,
  homepage,
  libraryItem,
  news,
  pathwayDiagram,
  proteinDomainPage,
  protocol,
  regionalSetting,
} from "./types/pages";
import { productPage, productTemplate, productTemplateTarget } from "./types/product-pages";
import { audience, contentTarget, country, metadataDomain, metadataDomainValue } from "./types/targeting";

export const contentTypes = [
  country,
  audience,
  metadataDomain,
  metadataDomainValue,
  navigationLink,
  navigation,
  contentImage,
  contentTable,
  contentFragment,
  contentTarget,
  template,
  contentPage,
  homepage,
  contentVideo,
  pathwayDiagram,
  news,
  proteinDomainPage,
  protocol,
  contentLibrary,
  libraryItem,
  supportArticle,
  globalSetting,
  regionalSetting,
  productTemplate,
  productTemplateTarget,
  productPage,
  testHtml,
] as const satisfies readonly ContentType[];

export type {
  BlocksField,
  ContentType,
  Field,
  GroupField,
  JsonRteField,
} from "./fields";
