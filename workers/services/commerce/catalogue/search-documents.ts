/** Writes and deletes of products' search documents, in the engine of each language. */
import { type EngineLocale, engineLocales, engineName } from "@contracts/search/search-engines";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { callUpstream } from "../upstreams";

const timeoutMilliseconds = 10_000;
/** Documents of one call, the protocol's limit. */
export const documentsPerCall = 100;

/**
 * True if every engine accepted the change, or does not exist and so lists no products.
 * @param method `POST` replaces documents
 * @param bodyOf at most {@link documentsPerCall} documents, or ids to delete
 */
export async function changeDocuments(
  env: ServicesEnv,
  method: "POST" | "DELETE",
  bodyOf: (locale: EngineLocale) => readonly unknown[],
): Promise<boolean> {
  const answers = await Promise.all(
    engineLocales.map((locale) =>
      callUpstream(env, "search", {
        method,
        path: `/api/as/v1/engines/${engineName("product", locale)}/documents`,
        headers: { authorization: `Bearer ${env.SEARCH_ADMIN_KEY}` },
        body: bodyOf(locale),
        timeoutMilliseconds,
      }),
    ),
  );
  const failed = answers.find(({ status }) => status !== 200 && status !== 404);
  if (failed) {
    const label = `search documents were not changed: ${failed.status === 0 ? "no answer" : `answered ${failed.status}`}`;
    await reportWork(env, label, new Error(method));
  }
  return failed === undefined;
}
