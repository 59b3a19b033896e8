/** `/methods/kit.{format}`: a methods kit as a file, of the same address as its page. */
import { kitPath } from "@domain/methods/kit";
import { kitQuery } from "@domain/methods/kit-address";
import { kitFile, kitFileMediaTypes, kitFormats } from "@domain/methods/kit-file";
import { methodsDocument } from "@domain/methods/methods-document";
import { readKit } from "@domain/methods/read-kit";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { loadKit } from "./kit.server";

export async function loadKitFile(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const format = kitFormats.find((known) => params.file === `kit.${known}`);
  if (!format) throw pageNotFound();
  const kit = readKit(url.searchParams);
  const { entries, rows, status, unreachable } = await loadKit(context, kit);
  // A file that lacks a reagent would be taken for the whole kit.
  const refused = unreachable.length > 0 ? 503 : status !== 200 ? status : entries.length === 0 ? 400 : null;
  if (refused) {
    const lines = rows.flatMap(({ product, errors }) => Object.values(errors).map((error) => `${product}: ${error}`));
    return new Response(`${[context.t("methods.noFile"), ...lines].join("\n")}\n`, {
      status: refused,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const address = `${context.origins.current}${kitPath}${kitQuery(kit.items, kit.style)}`;
  return new Response(kitFile(format, methodsDocument(kit.style, entries), entries, address), {
    headers: {
      "content-type": kitFileMediaTypes[format],
      "content-disposition": `attachment; filename="benchside-methods-${kit.style}.${format}"`,
    },
  });
}
