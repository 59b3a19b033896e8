/** Areas of messages of this language; an area is a folder, registered here under its name. */

import type { Translation } from "~/i18n/translation";
import basket from "./basket/zh_CN.json";
import chrome from "./chrome/zh_CN.json";
import compare from "./compare/zh_CN.json";
import content from "./content/zh_CN.json";
import country from "./country/zh_CN.json";
import type { messages as en } from "./en_EN";
import errors from "./errors/zh_CN.json";
import feeds from "./feeds/zh_CN.json";
import product from "./product/zh_CN.json";
import quickAdd from "./quick-add/zh_CN.json";
import richText from "./rich-text/zh_CN.json";
import selling from "./selling/zh_CN.json";
import site from "./site/zh_CN.json";
import typeAhead from "./type-ahead/zh_CN.json";
import ui from "./ui/zh_CN.json";
import vocabulary from "./vocabulary/zh_CN.json";

export const messages: Translation<typeof en> = {
  vocabulary,
  product,
  errors,
  feeds,
  compare,
  country,
  chrome,
  basket,
  quickAdd,
  site,
  content,
  richText,
  selling,
  typeAhead,
  ui,
};
