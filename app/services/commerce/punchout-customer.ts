import type { StoredCustomer } from "./token-store";

/** What a session keeps of a punchout buyer; the id is shared by all, so it identifies nobody (T-PUNCH-13). */
export const punchoutCustomer = (registrationCountry?: string): StoredCustomer => ({
  id: "punchout",
  verified: false,
  punchout: true,
  ...(registrationCountry !== undefined && { registrationCountry }),
});
