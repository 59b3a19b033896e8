/** Wire format of the EU's register of VAT numbers (VIES, by REST): `POST {VAT_REGISTER_URL}/check-vat-number`. */
import * as v from "valibot";

export interface VatRegisterQuestion {
  /** Prefix of the member state; Greece is EL. */
  readonly countryCode: string;
  /** Without the prefix. */
  readonly vatNumber: string;
  /** The requesting company. Without it the register returns no consultation number. */
  readonly requesterMemberStateCode?: string;
  readonly requesterNumber?: string;
}

/** The register writes "---" for details that a member state does not disclose. */
const disclosed = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((text) => {
    const line = text.replace(/\s+/g, " ").trim().slice(0, 300);
    return line === "" || line === "---" ? null : line;
  }),
);

export const vatRegisterAnswer = v.object({
  valid: v.boolean(),
  requestIdentifier: disclosed,
  name: disclosed,
  address: disclosed,
  /** VALID or INVALID; with any other value, such as MS_UNAVAILABLE, `valid` has no meaning. */
  userError: v.optional(v.picklist(["VALID", "INVALID"])),
  actionSucceed: v.optional(v.literal(true)),
});

/** An error, which can also arrive with status 200. */
export const vatRegisterError = v.union([
  v.pipe(
    v.object({ errorWrappers: v.tupleWithRest([v.object({ error: v.string() })], v.unknown()) }),
    v.transform(({ errorWrappers: [{ error }] }) => error),
  ),
  v.pipe(
    v.object({ userError: v.string() }),
    v.transform(({ userError }) => userError),
  ),
]);
