/** Areas of messages of this language; an area is a folder, registered here under its name. */

import type { Translation } from "~/i18n/translation";
import basket from "./basket/ja_JP.json";
import chrome from "./chrome/ja_JP.json";
import compare from "./compare/ja_JP.json";
import content from "./content/ja_JP.json";
import country from "./country/ja_JP.json";
import type { messages as en } from "./en_EN";
import errors from "./errors/ja_JP.json";
import feeds from "./feeds/ja_JP.json";
import product from "./product/ja_JP.json";
import quickAdd from "./quick-add/ja_JP.json";
import richText from "./rich-text/ja_JP.json";
import selling from "./selling/ja_JP.json";
import site from "./site/ja_JP.json";
import typeAhead from "./type-ahead/ja_JP.json";
import ui from "./ui/ja_JP.json";
import vocabulary from "./vocabulary/ja_JP.json";

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
