/** Redirects a phrase that is the text on a vial to its lot. */
import { lotPath } from "@domain/lots/fold-lot";
import { readVial } from "@domain/lots/read-vial";
import type { BrowseState } from "@domain/search-url/state";
import type { PublicContext } from "~/context/request/types";
import { lotsNamed } from "~/loaders/lots/find-lot.server";
import { ServiceFailure } from "~/services/service-failure";

/**
 * Path of the lot that a phrase names ("4060S Lot 24", "4060-24"), or of the look-up if several products have such a lot.
 * Null for any other phrase, for an unknown lot, which is then searched as words, and if the address asks for a list.
 */
export async function lotOfPhrase(
  { services, log }: Pick<PublicContext, "services" | "log">,
  { query, tab, redirect }: Pick<BrowseState, "query" | "tab" | "redirect">,
): Promise<string | null> {
  const vial = tab === "product" && redirect !== false ? readVial(query) : null;
  if (!vial?.lot) return null;
  try {
    const { total, matches } = await lotsNamed({ services }, vial.lot, vial.productKey);
    const [only] = matches;
    if (only && total === 1) return lotPath(only);
    return total > 1 ? `/lots?${new URLSearchParams({ lot: vial.lot })}` : null;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error("browse: lots cannot be read", { error: String(error) });
    return null;
  }
}
