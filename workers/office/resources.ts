/** Table of resources. Each entry gets its pages, permission checks, navigation, export and tests. */
import { audit } from "./audit/audit";
import { catalogue } from "./catalogue/catalogue";
import { companies } from "./companies/companies";
import { content } from "./content/content";
import { customers } from "./customers/customers";
import { evidence } from "./evidence/evidence";
import type { Resource } from "./framework/resource";
import { imports } from "./imports/imports";
import { inquiries } from "./inquiries/inquiries";
import { lots } from "./lots/lots";
import { mails } from "./mails/mails";
import { orders } from "./orders/orders";
import { people } from "./people/people";
import { personalData } from "./personal-data/personal-data";
import { prices } from "./prices/prices";
import { basketTrial } from "./promotions/basket-trial";
import { promotions } from "./promotions/promotions";
import { punchoutBuyers } from "./punchout-buyers/punchout-buyers";
import { quotes } from "./quotes/quotes";
import { releases } from "./releases/releases";
import { reviews } from "./reviews/reviews";
import { settings } from "./settings/settings";
import { deliveries } from "./webhooks/deliveries";
import { webhooks } from "./webhooks/webhooks";
import { withdrawals } from "./withdrawals/withdrawals";

/** In the order of the navigation. */
// biome-ignore format: one resource a line, so that changes of several people do not meet
export const resources: readonly Resource[] = [
  orders,
  withdrawals,
  lots,
  quotes,
  customers,
  personalData,
  companies,
  punchoutBuyers,
  inquiries,
  reviews,
  promotions,
  basketTrial,
  catalogue,
  imports,
  prices,
  evidence,
  content,
  releases,
  people,
  audit,
  settings,
  mails,
  webhooks,
  deliveries,
];
