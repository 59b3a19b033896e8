/** `get_documents` and `methods_text`. */
import type { Product } from "@contracts/catalogue/catalogue";
import { lotPath } from "@domain/lots/fold-lot";
import { lastDay, lotState } from "@domain/lots/lot-state";
import type { KitStyle } from "@domain/methods/kit";
import { kitQuery } from "@domain/methods/kit-address";
import { kitFile } from "@domain/methods/kit-file";
import { methodsDocument } from "@domain/methods/methods-document";
import { readKit } from "@domain/methods/read-kit";
import type { PublicContext } from "~/context/request/types";
import { lotsOf } from "~/loaders/lots/find-lot.server";
import { loadKit, refusalOf } from "~/loaders/methods/kit.server";
import { documentFacts, identityFacts } from "./reagent.server";

const maxLots = 10;

/** Document pages, and certificates of the newest lots; lots are null if they cannot be read. */
export async function documentsOf(context: PublicContext, product: Product) {
  const origin = context.origins.current;
  const [documents, lots] = await Promise.all([
    documentFacts(context, product),
    lotsOf(context, product.key).catch((error: unknown) => {
      context.log.warn("agents: lots cannot be read", { product: product.key, error: String(error) });
      return null;
    }),
  ]);
  return {
    ...identityFacts(context, product),
    documents,
    datasheet_pdf: documents.some(({ kind }) => kind === "datasheet")
      ? `${origin}/products/${product.key}/datasheet/pdf`
      : null,
    evidence_json: `${origin}/products/${product.key}/evidence.json`,
    lots:
      lots?.slice(0, maxLots).map((lot) => ({
        number: lot.number,
        state: lotState(lot),
        released: lot.released,
        [lot.expires === null ? "retest" : "expires"]: lastDay(lot),
        recall: lot.recall,
        certificate_url: `${origin}${lotPath(lot)}`,
        certificate_json: `${origin}${lotPath(lot)}.json`,
        certificate_pdf: `${origin}${lotPath(lot)}.pdf`,
      })) ?? null,
    /** Number of older lots, whose certificates are at `/lots/{lot}`. */
    lots_not_shown: lots && Math.max(0, lots.length - maxLots),
  };
}

interface MethodsItem {
  readonly product: string;
  readonly lot?: string | undefined;
  readonly application?: string | undefined;
  readonly dilution?: string | undefined;
}

/**
 * The text or table that a journal requires. A kit without one of its reagents is useless, so the result lists the
 * faults instead.
 */
export async function methodsFacts(context: PublicContext, items: readonly MethodsItem[], style: KitStyle) {
  const filled = items.map(({ product, lot = "", application = "", dilution = "" }) => ({
    ...{ product, lot, application, dilution },
  }));
  const kit = readKit(new URLSearchParams(kitQuery(filled, style)));
  const loaded = await loadKit(context, kit);
  const { entries } = loaded;
  const refusal = refusalOf(context, kit, loaded);
  if (refusal) return { ok: false as const, message: ["No table was made.", ...refusal.reasons].join(" ") };
  const query = kitQuery(kit.items, style);
  const address = `${context.origins.current}/methods${query}`;
  return {
    ok: true as const,
    style,
    text: String(kitFile("txt", methodsDocument(style, entries), entries, address)),
    url: address,
    files: Object.fromEntries(
      (["docx", "csv", "tex", "bib", "ris"] as const).map((format) => [
        format,
        `${context.origins.current}/methods/kit.${format}${query}`,
      ]),
    ),
  };
}
