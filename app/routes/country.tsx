import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeCountry } from "~/actions/country/country.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { CountryPage } from "~/components/country/country-page";
import { action as formAction, publicPage } from "~/context/request/page";
import { loadCountryPage } from "~/loaders/country/country.server";

export const loader = publicPage(["region", "country", "language"], loadCountryPage);
export const action = formAction(changeCountry);
/** Its texts stay on the server, also in the response to its form. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Country() {
  const { error, typed } = useActionData<typeof action>() ?? { error: null, typed: null };
  return <CountryPage data={useLoaderData<typeof loader>()} error={error} typed={typed} />;
}
