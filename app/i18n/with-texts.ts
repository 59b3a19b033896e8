import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadTexts } from "./client";

/** For `clientLoader` of a route: after a link within the shop its texts are there before it is drawn; a document brings them along. */
export function withTexts(...areas: Parameters<typeof loadTexts>[0][]) {
  return async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    const [data] = await Promise.all([serverLoader(), ...areas.map((area) => loadTexts(area))]);
    return data;
  };
}
