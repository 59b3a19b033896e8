import { promotion } from "@contracts/commerce/checkout-settings";
import * as v from "valibot";

const most = 10;

/** Promotion codes that were not carried over to the basket at sign-in, from a URL that `setAsidePath` built. */
export const readLeftCodes = (parameterValues: URLSearchParams): string[] =>
  (parameterValues.get("codes") ?? "").split(",", most).filter((code) => v.is(promotion.entries.code, code));
