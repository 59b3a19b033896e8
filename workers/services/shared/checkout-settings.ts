/** How the shop ships, taxes, promotes and quotes: one stored document, the defaults until there is one. */
import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import { defaultCheckoutSettings } from "@domain/checkout/defaults";
import { storedDocument } from "./stored-document";

export const checkoutSettingsOf = storedDocument("checkout", checkoutSettings, defaultCheckoutSettings);
