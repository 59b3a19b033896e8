/** How countries sell: one stored document, the defaults until there is one. */
import { sellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { storedDocument } from "./stored-document";

export const sellingSettingsOf = storedDocument("selling", sellingSettings, defaultSellingSettings);
