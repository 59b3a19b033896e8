/** The table of resources. An entry here has its pages, permission checks, navigation, export and tests. */
import { audit } from "./audit/audit";
import type { Resource } from "./framework/resource";
import { inquiries } from "./inquiries/inquiries";
import { lots } from "./lots/lots";
import { orders } from "./orders/orders";
import { people } from "./people/people";
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
  inquiries,
  reviews,
  people,
  audit,
];
