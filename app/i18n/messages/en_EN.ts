/** Areas of messages of this language; an area is a folder, registered here under its name. */

import basket from "./basket/en_EN.json";
import chrome from "./chrome/en_EN.json";
import compare from "./compare/en_EN.json";
import content from "./content/en_EN.json";
import country from "./country/en_EN.json";
import errors from "./errors/en_EN.json";
import feeds from "./feeds/en_EN.json";
import product from "./product/en_EN.json";
import quickAdd from "./quick-add/en_EN.json";
import richText from "./rich-text/en_EN.json";
import selling from "./selling/en_EN.json";
import site from "./site/en_EN.json";
import typeAhead from "./type-ahead/en_EN.json";
import ui from "./ui/en_EN.json";
import vocabulary from "./vocabulary/en_EN.json";

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
  site,
  content,
  richText,
  selling,
  typeAhead,
  ui,
};
