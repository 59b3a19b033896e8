/** Message areas of this language; an area is one file, registered here under its name. */
import { basket } from "./basket";
import { browse } from "./browse";
import { common } from "./common";
import { examples } from "./examples";
import { quickAdd } from "./quick-add";
import { selling } from "./selling";
import { typeAhead } from "./type-ahead";
import { ui } from "./ui";

export const messages = {
  basket,
  quickAdd,
  browse,
  common,
  examples,
  selling,
  typeAhead,
  ui,
} as const;
