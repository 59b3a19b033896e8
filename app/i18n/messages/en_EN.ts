/** Areas of messages of this language; an area is a folder, registered here under its name. */

import { basket } from "./basket/en_EN";
import { browse } from "./browse/en_EN";
import { chrome } from "./chrome/en_EN";
import { compare } from "./compare/en_EN";
import { content } from "./content/en_EN";
import { country } from "./country/en_EN";
import { errors } from "./errors/en_EN";
import { feeds } from "./feeds/en_EN";
import { product } from "./product/en_EN";
import { quickAdd } from "./quick-add/en_EN";
import { richText } from "./rich-text/en_EN";
import { selling } from "./selling/en_EN";
import { site } from "./site/en_EN";
import { typeAhead } from "./type-ahead/en_EN";
import { ui } from "./ui/en_EN";
import { vocabulary } from "./vocabulary/en_EN";

export const messages = {
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
} as const;
