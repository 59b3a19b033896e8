/** Message areas of this language; an area is one file, registered here under its name. */

import type { Translation } from "../../translation";
import type { messages as en } from "../en_EN";
import { basket } from "./basket";
import { browse } from "./browse";
import { chrome } from "./chrome";
import { compare } from "./compare";
import { content } from "./content";
import { country } from "./country";
import { errors } from "./errors";
import { feeds } from "./feeds";
import { product } from "./product";
import { quickAdd } from "./quick-add";
import { richText } from "./rich-text";
import { selling } from "./selling";
import { site } from "./site";
import { typeAhead } from "./type-ahead";
import { ui } from "./ui";
import { vocabulary } from "./vocabulary";

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
