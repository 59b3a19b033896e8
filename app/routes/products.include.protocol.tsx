import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { SharedProtocolPage } from "~/components/product/datasheet/sheets";
import { publicPage } from "~/context/request/page";
import { loadSharedProtocolPage } from "~/loaders/product/protocol/shared-protocol.server";

export const loader = publicPage(["region", "country", "language"], loadSharedProtocolPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function SharedProtocol() {
  return <SharedProtocolPage page={useLoaderData<typeof loader>()} />;
}
