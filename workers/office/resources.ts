/** The table of resources. An entry here has its pages, permission checks, navigation, export and tests. */
import { audit } from "./audit/audit";
import { companies } from "./companies/companies";
import { customers } from "./customers/customers";
import type { Resource } from "./framework/resource";
import { inquiries } from "./inquiries/inquiries";
import { lots } from "./lots/lots";
import { orders } from "./orders/orders";
import { people } from "./people/people";
import { punchoutBuyers } from "./punchout-buyers/punchout-buyers";
import { quotes } from "./quotes/quotes";
import { reviews } from "./reviews/reviews";
import { withdrawals } from "./withdrawals/withdrawals";

/** In the order of the navigation. */
// biome-ignore format: one resource a line, so that changes of several people do not meet
export const resources: readonly Resource[] = [
  orders,
  withdrawals,
  lots,
  quotes,
  customers,
  companies,
  punchoutBuyers,
  inquiries,
  reviews,
  people,
  audit,
];
