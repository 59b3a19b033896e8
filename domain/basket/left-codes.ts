import { promotion } from "@contracts/commerce/checkout-settings";
import * as v from "valibot";

const most = 10;

/** Promotion codes that a basket did not take over at sign-in, of the URL that `setAsidePath` wrote. */
export const readLeftCodes = (parameterValues: URLSearchParams): string[] =>
  (parameterValues.get("codes") ?? "").split(",", most).filter((code) => v.is(promotion.entries.code, code));
