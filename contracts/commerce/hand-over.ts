/** Wire format of baskets that a link hands over. */
import * as v from "valibot";
import { linkKey } from "../values/link-key";
import { countryCode, currencyCode } from "../values/money";

/** `POST /carts/{id}/hand-over`: a copy of the cart, opened by its key and kept for 30 days. */
export const handedOverCart = v.object({ key: linkKey });
export type HandedOverCart = v.InferOutput<typeof handedOverCart>;

/** `POST /carts/handed-over/{key}`: the copy's lines go into the caller's cart. */
export const takeOver = v.strictObject({
  country: countryCode,
  currency: currencyCode,
  custom: v.optional(v.strictObject({ type: v.literal("order") })),
});
