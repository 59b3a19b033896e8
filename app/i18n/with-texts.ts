import type { ClientLoaderFunctionArgs } from "@framework/remix";
import { loadTexts } from "./client";

/**
 * For a route's `clientLoader`: loads its texts before a client navigation renders it. Documents already include them.
 */
export function withTexts(...areas: Parameters<typeof loadTexts>[0][]) {
  return async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    const [data] = await Promise.all([serverLoader(), ...areas.map((area) => loadTexts(area))]);
    return data;
  };
}
