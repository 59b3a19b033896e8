/** Selling settings per country, stored as one document with defaults. */
import { sellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { storedDocument } from "./stored-document";

export const sellingSettingsOf = storedDocument("selling", sellingSettings, defaultSellingSettings);
