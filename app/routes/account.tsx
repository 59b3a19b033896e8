import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@framework/remix";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** No data; the route lets the area's texts load before one of its pages renders. */
export const loader = publicPage([], async () => null);

/** Client navigation only; documents include the texts. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await loadTexts("account");
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Account() {
  return <Outlet />;
}
