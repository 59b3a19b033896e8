import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** Nothing of its own: with it the texts of the area can be had before one of its pages is drawn. */
export const loader = publicPage([], async () => null);

/** After a link within the shop; a document brings the texts along. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await loadTexts("account");
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Account() {
  return <Outlet />;
}
