import type { UserSettings } from "@contracts/settings";
import { choosesCountry } from "@domain/market/region-rules";
import type { PrivateContext } from "~/context/request/types";

/**
 * Country and IP address of the client (C-CTRY-21), for that client only: not stored, not shared, not readable by other
 * sites (W39). Not available on a host with its own country.
 */
export async function loadUserSettings(context: PrivateContext): Promise<Response> {
  if (!choosesCountry(context.market.region)) return new Response(null, { status: 404 });
  const settings = await context.services.settings.userSettings({
    country: context.clientCountry,
    address: context.clientAddress,
  });
  const answer: UserSettings = settings ?? { countryCode: "", clientIP: context.clientAddress };
  return Response.json(answer, { headers: { "cache-control": "no-store", vary: "*" } });
}
