/** Name of a company's ledger, which stores its credit. */
export const companyOwner = (companyId: string): string => `company:${companyId}`;
