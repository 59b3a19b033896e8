/** Shopper messages for gateway errors (rows T-TERR-01 to T-TERR-12). */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { isScanInquiry } from "@domain/basket/inquiry";
import { countryInSentence } from "@domain/market/countries";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceError, CommerceFailure } from "~/services/commerce/types";

type Texts = Pick<PrivateContext, "t" | "market">;

/**
 * Messages of an error without duplicates (T-TERR-11); falls back to the gateway's text if the shop has none for the
 * code.
 */
export function basketMessages({ t, market }: Texts, failure: CommerceFailure): BasketMessage[] {
  const shown = (error: CommerceError): BasketMessage => {
    const { code, message, messageKey, sku = "", discountCode = "" } = error;
    const country = error.country === undefined ? "" : countryInSentence(error.country, market.language);
    return {
      code,
      text: messageKey ? t(messageKey, { sku, country, code: discountCode }) : message,
      inquiry: isScanInquiry(error),
    };
  };
  const once = new Map<string, BasketMessage>();
  for (const message of failure.errors.map(shown)) {
    const former = once.get(message.text);
    once.set(message.text, former ? { ...former, inquiry: former.inquiry || message.inquiry } : message);
  }
  return [...once.values()];
}

/** A message of the shop. */
export function shopMessage(code: string, text: string): BasketMessage {
  return { code, text, inquiry: false };
}

/** True if the gateway sent no message for the shopper. */
export function hasNoMessage({ errors }: CommerceFailure): boolean {
  return errors.every(({ code }) => code === "" || code === "something_went_wrong" || code === "ERR_BAD_RESPONSE");
}
