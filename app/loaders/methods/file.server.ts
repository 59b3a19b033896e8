/** `/methods/kit.{format}`: a methods kit as a file, with the query of its page. */
import { kitPath } from "@domain/methods/kit";
import { kitQuery } from "@domain/methods/kit-address";
import { kitFile, kitFileMediaTypes, kitFormats } from "@domain/methods/kit-file";
import { methodsDocument } from "@domain/methods/methods-document";
import { readKit } from "@domain/methods/read-kit";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { loadKit, refusalOf } from "./kit.server";

export async function loadKitFile(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const format = kitFormats.find((known) => params.file === `kit.${known}`);
  if (!format) throw pageNotFound();
  const kit = readKit(url.searchParams);
  const loaded = await loadKit(context, kit);
  const { entries } = loaded;
  const refusal = refusalOf(context, kit, loaded);
  if (refusal) {
    return new Response(`${[context.t("methods.noFile"), ...refusal.reasons].join("\n")}\n`, {
      status: refusal.status,
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
