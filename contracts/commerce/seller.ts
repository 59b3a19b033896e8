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
  /** With its local name: "USt-IdNr. DE…", "EIN …". */
  taxId: line,
  email: v.pipe(v.string(), isEmailAddress(), v.maxLength(254)),
  phone: line,
  /** "30 days net from the date of the invoice". */
  paymentTerms: localNames,
  /** "Within 5 business days". */
  deliveryTerms: localNames,
  /** Rule and named place of Incoterms 2020: "DAP, address of the customer". */
  incoterms: localNames,
  /** Data of invoices; without them an invoice has no bank account, no due date and no XML. */
  invoicing: v.optional(
    v.strictObject({
      /** VAT number without spaces, with the country's prefix: "DE123456789". */
      vatId: v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/)),
      /** Address in the Peppol network: scheme of the EAS list, and id. */
      endpoint: v.strictObject({ scheme: v.pipe(v.string(), v.regex(/^(?:\d{4}|EM)$/)), id: line }),
      iban: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/))),
      bic: v.optional(v.pipe(v.string(), v.bic())),
      /** Days from the invoice to the day when it is due. */
      paymentDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
    }),
  ),
});
export type Seller = v.InferOutput<typeof seller>;
