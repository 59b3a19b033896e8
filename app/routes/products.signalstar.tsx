import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@framework/remix";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** No data; the route lets the builder's texts load before one of its steps renders. */
export const loader = publicPage([], async () => null);

/** Client navigation only; documents include the texts. Steps and contact fields share texts with other areas. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout"), loadTexts("panel")]);
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function PanelBuilder() {
  return <Outlet />;
}
