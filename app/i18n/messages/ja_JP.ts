/** Areas of messages of this language; an area is a folder, registered here under its name. */

import type { Translation } from "~/i18n/translation";
import { basket } from "./basket/ja_JP";
import { browse } from "./browse/ja_JP";
import { chrome } from "./chrome/ja_JP";
import { compare } from "./compare/ja_JP";
import { content } from "./content/ja_JP";
import { country } from "./country/ja_JP";
import type { messages as en } from "./en_EN";
import { errors } from "./errors/ja_JP";
import { feeds } from "./feeds/ja_JP";
import { product } from "./product/ja_JP";
import { quickAdd } from "./quick-add/ja_JP";
import { richText } from "./rich-text/ja_JP";
import { selling } from "./selling/ja_JP";
import { site } from "./site/ja_JP";
import { typeAhead } from "./type-ahead/ja_JP";
import { ui } from "./ui/ja_JP";
import { vocabulary } from "./vocabulary/ja_JP";

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
