import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ShipDatesPage } from "~/components/content/ship-dates-page";
import { publicPage } from "~/context/request/page";
import { guardedPublic } from "~/guards/guarded";
import { shipDateGuards } from "~/guards/ship-date-guards";
import { loadShipDatesPage } from "~/loaders/product/ship-dates-page.server";

export const loader = publicPage(
  ["region", "country", "language", "flags"],
  guardedPublic(shipDateGuards, loadShipDatesPage),
);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ShipDates() {
  return <ShipDatesPage data={useLoaderData<typeof loader>()} />;
}
