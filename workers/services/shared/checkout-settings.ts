/** Settings for shipping, tax, promotions and quotes, stored as one document with defaults. */
import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import { defaultCheckoutSettings } from "@domain/checkout/defaults";
import { storedDocument } from "./stored-document";

export const checkoutSettingsOf = storedDocument("checkout", checkoutSettings, defaultCheckoutSettings);
