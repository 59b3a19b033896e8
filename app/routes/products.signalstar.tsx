import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** Nothing of its own: with it the texts of the builder can be had before one of its steps is drawn. */
export const loader = publicPage([], async () => null);

/** After a link within the shop; a document brings the texts along. Steps and contact fields speak as elsewhere. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout"), loadTexts("panel")]);
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function PanelBuilder() {
  return <Outlet />;
}
