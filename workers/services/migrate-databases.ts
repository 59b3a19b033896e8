import { stockDatabase } from "./availability/stock-store";
import { type DatabaseName, databaseNames } from "./backup/databases";
import { chatDatabase } from "./chat/store";
import { citationDatabase } from "./citations/citation-store";
import { catalogueDatabase } from "./commerce/catalogue/catalogue-store";
import { directoryDatabase } from "./commerce/customers/customer-directory";
import { ordersDatabase } from "./commerce/ledgers/number-directory";
import { openDatabase as contentDatabase } from "./content/store/database";
import { forgetMigrations, hasMigrations } from "./d1-migrations";
import type { ServicesEnv } from "./env";
import { openFeedbackStore } from "./feedback/store";
import { figureDatabase } from "./images/figure-store";
import { inquiryDatabase } from "./inquiries/store";
import { reviewDatabase } from "./reviews/store";
import { lotsDatabase } from "./shared/lot-stock";
import { officeDatabase } from "./shared/office/office-database";
import { settingsDatabase } from "./shared/settings-database";

/** Databases with the openers that apply their migrations. */
const openers: { readonly [name in DatabaseName]: (env: ServicesEnv) => Promise<unknown> } = {
  CATALOGUE_DB: catalogueDatabase,
  CONTENT_DB: contentDatabase,
  IMAGES_DB: figureDatabase,
  LOTS_DB: lotsDatabase,
  AVAILABILITY_DB: stockDatabase,
  CITATIONS_DB: citationDatabase,
  SETTINGS_DB: settingsDatabase,
  REVIEWS_DB: reviewDatabase,
  DIRECTORY_DB: directoryDatabase,
  ORDERS_DB: ordersDatabase,
  OFFICE_DB: officeDatabase,
  INQUIRIES_DB: inquiryDatabase,
  CHAT_DB: chatDatabase,
  FEEDBACK_DB: openFeedbackStore,
};

/**
 * Applies the pending migrations of the databases of a backup, ignoring what this isolate has cached about them. A
 * database that was never opened stays empty until its first use.
 */
export async function migrateDatabases(env: ServicesEnv): Promise<void> {
  forgetMigrations();
  for (const name of databaseNames) if (await hasMigrations(env[name])) await openers[name](env);
}
