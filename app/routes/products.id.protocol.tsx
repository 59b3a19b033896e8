import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ProtocolPage } from "~/components/product/datasheet/sheets";
import { publicPage } from "~/context/request/page";
import { loadProtocolPage } from "~/loaders/product/protocol/protocol.server";

export const loader = publicPage(["region", "country", "language"], loadProtocolPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Protocol() {
  return <ProtocolPage page={useLoaderData<typeof loader>()} />;
}
