/** Knowledge-base articles from the search engine. */
import { parseSnippet } from "@domain/search-query/highlight/highlight";
import { firstSentences, truncate } from "@domain/search-query/highlight/snippet";
import { knowledgeBaseQuery } from "@domain/search-query/knowledge-base/knowledge-base-search";
import { isSitePath } from "@domain/search-query/suggestion";
import * as v from "valibot";
import { instantOf } from "~/loaders/content/components/lists.server";
import type { SearchPort } from "~/loaders/search/port.server";
import { ServiceFailure } from "~/services/service-failure";

const texts = v.object({
  raw: v.pipe(
    v.nullish(v.union([v.array(v.string()), v.string()]), []),
    v.transform((raw) => (typeof raw === "string" ? [raw] : raw)),
  ),
});
const snippet = v.nullish(v.string(), "");
const article = v.object({
  _meta: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  title: v.object({ raw: v.string(), snippet }),
  url: v.object({ raw: v.custom<string>(isSitePath) }),
  categories: v.optional(texts, { raw: [] }),
  releaseddate: v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" }),
  body: v.optional(v.object({ snippet }), { snippet: "" }),
});

const longestText = 280;

/** A hit as a row; null if invalid. @param language BCP 47 tag */
export function readArticle(hit: unknown, language: string) {
  const parsed = v.safeParse(article, hit);
  if (!parsed.success) return null;
  const { _meta, title, url, categories, releaseddate, body } = parsed.output;
  const marked = parseSnippet(title.snippet ?? "");
  const whole = marked.map(({ text }) => text).join("") === title.raw;
  return {
    id: _meta.id,
    href: url.raw,
    plainTitle: title.raw,
    title: whole ? marked : [{ text: title.raw, match: false }],
    text: shortText(body.snippet ?? "", language),
    topic: categories.raw[0] ?? "",
    /** ISO 8601; "" if unknown. */
    revised: instantOf(releaseddate.raw ?? ""),
  };
}

/** First sentences of a passage, with an ellipsis if it starts within a sentence. */
function shortText(passage: string, language: string) {
  const parts = parseSnippet(passage.trim());
  const text = parts.map((part) => part.text).join("");
  const short = truncate(firstSentences(text, 2, language), longestText);
  const cut = short.endsWith("…") ? short.length - 1 : short.length;
  let room = cut;
  const kept = parts.flatMap((part) => {
    const piece = part.text.slice(0, Math.max(0, room));
    room -= part.text.length;
    return piece === "" ? [] : [{ ...part, text: piece }];
  });
  const inside = /^\p{Ll}/u.test(text) ? [{ text: "…", match: false }] : [];
  return [...inside, ...kept, ...(cut < short.length ? [{ text: "…", match: false }] : [])];
}

/** An article by id; null if unknown. @throws {@link ServiceFailure} if the engine is unavailable */
export async function findArticle(search: SearchPort, id: string, language: string) {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const { filters: _, ...body } = knowledgeBaseQuery({ query: "", topic: "", page: 1 });
  const asked = {
    ...body,
    page: { size: 1, current: 1 },
    filters: { all: [{ id }], none: [] },
    record_analytics: false,
  };
  const outcome = await search.multiSearch("knowledge-base", [asked]);
  if (!outcome.ok) throw new ServiceFailure("search", outcome.status, "the article cannot be looked up");
  const hit = outcome.value[0]?.results[0];
  return hit ? readArticle(hit, language) : null;
}
