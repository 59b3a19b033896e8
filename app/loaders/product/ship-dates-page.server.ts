/** `/learn-and-support/ship-dates`: explains ship dates on product pages, in checkout and in orders. */
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

const shipDatesPath = "/learn-and-support/ship-dates";

export interface ShipDatesPageData {
  readonly head: PageHead;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly contact: string;
}

export async function loadShipDatesPage(context: PublicContext): Promise<ShipDatesPageData> {
  const { t } = context;
  const title = t("productDetails.shipDates.title");
  return {
    head: pageHead(context, { title, path: shipDatesPath, index: false }),
    title,
    text: [
      t("productDetails.shipDates.meaning"),
      t("productDetails.shipDates.quantity"),
      t("productDetails.shipDates.order"),
    ],
    contact: t("productDetails.shipDates.contact"),
  };
}
