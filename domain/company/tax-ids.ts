/** Tax ids of a company. */
import type { Company } from "@contracts/customers/companies";

/** The company's id in a country, unless the register reports it as invalid. */
export const companyTaxIdIn = (company: Pick<Company, "taxIds"> | null, country: string): string | undefined =>
  company?.taxIds.find((each) => each.country === country && each.state !== "invalid")?.value;
