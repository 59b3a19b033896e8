/** All guards by name (A-GUARD-01). To add one, create its file and list it here. */
import { auth } from "./account/auth";
import { verifiedAccount } from "./account/verified-account";
import { checkout } from "./checkout/checkout";
import { companyDomain } from "./company-domain";
import { countryAccess } from "./country-access";
import { featureAccess } from "./feature-access";
import { notJapan } from "./not-japan";
import { preview } from "./preview";
import { punchoutAccess } from "./punchout/punchout-access";
import { punchoutLogin } from "./punchout/punchout-login";
import { quote } from "./quote/quote";
import { redirect } from "./redirect";
import { signalStar } from "./signal-star";
import { validate } from "./validate";
import { withData } from "./with-data";

export const publicGuards = {
  "country-access": countryAccess,
  "feature-access": featureAccess,
  "not-japan": notJapan,
  preview,
  redirect,
  validate,
  "with-data": withData,
} as const;

export const privateGuards = {
  auth,
  checkout,
  "company-domain": companyDomain,
  "punchout-access": punchoutAccess,
  "punchout-login": punchoutLogin,
  quote,
  "signal-star": signalStar,
  "verified-account": verifiedAccount,
} as const;

/** Prefix of another guard: `exception-routes:/path,/other|auth` (A-GUARD-19). */
export const exceptionRoutes = "exception-routes";
