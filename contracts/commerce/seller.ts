/** The company that sells, as quotes, orders and their mails name it. */
import * as v from "valibot";
import { localNames } from "../catalogue/local-names";
import { isEmailAddress } from "../values/email-address";
import { countryCode } from "../values/money";

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const seller = v.strictObject({
  name: line,
  address: v.strictObject({
    streetName: line,
    city: line,
    state: v.optional(line),
    postalCode: line,
    country: countryCode,
  }),
  /** With the name that its country gives it: "USt-IdNr. DE…", "EIN …". */
  taxId: line,
  email: v.pipe(v.string(), isEmailAddress(), v.maxLength(254)),
  phone: line,
  /** "30 days net from the date of the invoice". */
  paymentTerms: localNames,
  /** "Within 5 business days". */
  deliveryTerms: localNames,
  /** Rule and named place of Incoterms 2020: "DAP, address of the customer". */
  incoterms: localNames,
});
export type Seller = v.InferOutput<typeof seller>;
