/**
 * `/methods`: the table that a journal requires for the products in the URL. The same for everyone, from the URL alone.
 */
import type { MethodsDocument } from "@domain/methods/document";
import { type KitStyle, kitPath, kitStyles } from "@domain/methods/kit";
import { kitHref, kitQuery } from "@domain/methods/kit-address";
import { type KitFileFormat, kitFormats } from "@domain/methods/kit-file";
import { methodsDocument } from "@domain/methods/methods-document";
import { type ReadKit, readKit } from "@domain/methods/read-kit";
import { textOf } from "@domain/methods/writers/plain-text";
import { data } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { type KitRow, kitProblems, type LoadedKit, loadKit } from "./kit.server";

export interface MethodsPageData {
  readonly head: PageHead;
  readonly style: KitStyle;
  readonly styles: readonly { readonly style: KitStyle; readonly href: string }[];
  readonly rows: readonly KitRow[];
  /** A list that was typed and is not part of the rows yet. */
  readonly paste: string;
  /** Errors of the kit as a whole, and what could not be read. */
  readonly problems: readonly string[];
  /** Lots that are not known and may be typing errors. */
  readonly doubts: readonly string[];
  /** Null if no product of the kit could be read. */
  readonly made: MadeKit | null;
}

export interface MadeKit {
  readonly document: MethodsDocument;
  /** The document as text, to copy. */
  readonly text: string;
  readonly files: readonly { readonly format: KitFileFormat; readonly href: string }[];
  /** The supplier's statements by product; in English, as the table. */
  readonly validation: readonly {
    readonly key: string;
    readonly name: string;
    readonly statements: readonly string[];
  }[];
  /** Days of the catalogue records, "2026-08-12", by product number. */
  readonly records: readonly { readonly key: string; readonly day: string }[];
}

export async function loadMethodsPage(context: PublicContext, { url }: PageArgs) {
  const kit = readKit(url.searchParams);
  const loaded = await loadKit(context, kit);
  return data(methodsPage(context, kit, loaded), { status: loaded.status });
}

interface SentForm {
  /** Error of a form that could not become an address. */
  readonly problem: string | null;
  readonly paste: string;
}

export function methodsPage(
  context: PublicContext,
  kit: ReadKit,
  loaded: LoadedKit,
  { problem, paste }: SentForm = { problem: null, paste: "" },
): MethodsPageData {
  const { t } = context;
  const { style, items } = kit;
  const title = t("methods.title");
  return {
    head: pageHead(context, {
      title,
      description: t("methods.intro"),
      path: kitPath,
      index: items.length === 0 && loaded.status === 200,
    }),
    style,
    styles: kitStyles.map((one) => ({ style: one, href: kitHref(items, one) })),
    rows: loaded.rows,
    paste,
    problems: [...(problem ? [problem] : []), ...kitProblems(context, kit, loaded)],
    doubts: loaded.doubts,
    made: loaded.entries.length > 0 ? madeKit(kit, loaded) : null,
  };
}

function madeKit({ style }: ReadKit, { entries }: LoadedKit): MadeKit {
  const document = methodsDocument(style, entries);
  const query = kitQuery(
    entries.map(({ item }) => item),
    style,
  );
  const products = new Map(entries.map((entry) => [entry.reagent.key, entry]));
  return {
    document,
    text: textOf(document),
    files: kitFormats.map((format) => ({ format, href: `${kitPath}/kit.${format}${query}` })),
    validation: [...products.values()].flatMap(({ reagent: { key, name } }) => {
      const statements = entries.flatMap((entry) => (entry.reagent.key === key ? entry.validation : []));
      return statements.length > 0 ? [{ key, name, statements: [...new Set(statements)] }] : [];
    }),
    records: [...products.values()].map(({ reagent: { key, recordDay: day } }) => ({ key, day })),
  };
}
