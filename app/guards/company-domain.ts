import { noOptions, type PrivateGuard, redirectAnswer } from "./guard";

/**
 * A-GUARD-14: internal pages, for employees with a configured email domain (`COMPANY_DOMAINS`). The domain must match
 * in full and the address must be verified (W18). On a route: `company-domain`.
 */
export const companyDomain: PrivateGuard<Record<never, never>> = {
  needs: "private",
  parse: noOptions,
  check({ session, companyDomains }) {
    const { verified, emailDomain } = session;
    const listed = verified && emailDomain !== null && companyDomains.includes(emailDomain.toLowerCase());
    return listed ? null : redirectAnswer("/");
  },
};
