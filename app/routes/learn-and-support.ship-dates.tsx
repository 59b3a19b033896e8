import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ShipDatesPage } from "~/components/product/ship-dates-page";
import { publicPage } from "~/context/request/page";
import { guardedPublic } from "~/guards/guarded";
import { loadShipDatesPage } from "~/loaders/product/ship-dates-page.server";

/** Ship dates, and the page that explains them, exist in the US (T-SHIP-01) while the feature is on (T-SHIP-02). */
const guards = ["country-access:USA", "feature-access:gop,/learn-and-support"] as const;

export const loader = publicPage(["region", "country", "language", "flags"], guardedPublic(guards, loadShipDatesPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ShipDates() {
  return <ShipDatesPage data={useLoaderData<typeof loader>()} />;
}
