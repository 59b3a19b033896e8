import { noOptions, type PrivateGuard, redirectAnswer } from "./guard";

/**
 * A-GUARD-14: pages of the company's own people, whose e-mail domains are configured (`COMPANY_DOMAINS`). A domain counts
 * whole and only when the address was confirmed (W18). Text form: `company-domain`.
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
