/** Name of a company's ledger, which holds its credit. */
export const companyOwner = (companyId: string): string => `company:${companyId}`;
