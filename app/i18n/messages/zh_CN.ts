/** Areas of messages of this language; an area is a folder, registered here under its name. */

import type { Translation } from "~/i18n/translation";
import { basket } from "./basket/zh_CN";
import { browse } from "./browse/zh_CN";
import { chrome } from "./chrome/zh_CN";
import { compare } from "./compare/zh_CN";
import { content } from "./content/zh_CN";
import { country } from "./country/zh_CN";
import type { messages as en } from "./en_EN";
import { errors } from "./errors/zh_CN";
import { feeds } from "./feeds/zh_CN";
import { product } from "./product/zh_CN";
import { quickAdd } from "./quick-add/zh_CN";
import { richText } from "./rich-text/zh_CN";
import { selling } from "./selling/zh_CN";
import { site } from "./site/zh_CN";
import { typeAhead } from "./type-ahead/zh_CN";
import { ui } from "./ui/zh_CN";
import { vocabulary } from "./vocabulary/zh_CN";

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
  browse,
  site,
  content,
  richText,
  selling,
  typeAhead,
  ui,
};
