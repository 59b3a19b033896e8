/** Reports the opened hit to the search engine (C-SCALL-03). The browser does not wait, and failures are ignored. */
import { engineKinds } from "@contracts/search/search-documents";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { searchPort } from "~/loaders/search/port.server";

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/));
const click = v.object({
  engine: v.picklist(engineKinds),
  query: v.pipe(v.string(), v.maxLength(512)),
  request_id: id,
  document_id: id,
});

/** 204 for a valid report, otherwise 400. */
export async function recordSearchClick(
  context: PrivateContext,
  { form }: PageArgs & { form: FormData },
): Promise<Response> {
  const parsed = v.safeParse(click, Object.fromEntries(form));
  if (!parsed.success) return new Response(null, { status: 400 });
  const { engine, query, request_id: requestId, document_id: documentId } = parsed.output;
  context.waitUntil(searchPort(context).click(engine, { query, requestId, documentId }));
  return new Response(null, { status: 204 });
}
