import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta, refreshTo } from "~/components/account/account-meta";
import { ContinuePage } from "~/components/account/sign-out-pages";
import { privatePage } from "~/context/request/page";
import { loadContinuePage } from "~/loaders/account/sign-out.server";

export const loader = privatePage(loadContinuePage);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...accountMeta(data),
  ...(data ? [refreshTo(data.goto)] : []),
];

export default function Continue() {
  return <ContinuePage data={useLoaderData<typeof loader>()} />;
}
