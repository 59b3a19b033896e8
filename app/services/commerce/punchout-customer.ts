import type { StoredCustomer } from "./token-store";

/** The part of a punchout buyer that a session keeps; the id is shared by all, so it identifies nobody (T-PUNCH-13). */
export const punchoutCustomer = (registrationCountry?: string): StoredCustomer => ({
  id: "punchout",
  verified: false,
  punchout: true,
  ...(registrationCountry !== undefined && { registrationCountry }),
});
