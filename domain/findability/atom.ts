/** Atom feeds (RFC 4287). */
import { xmlDeclaration, xmlText } from "./xml";

export interface FeedEntry {
  readonly title: string;
  /** Absolute URL; also the permanent id of the entry. */
  readonly href: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly summary: string | null;
}

interface Feed {
  readonly title: string;
  /** Absolute URL of the feed itself. */
  readonly self: string;
  /** Page with the same content for people. */
  readonly page: string;
  /** Language tag of the entries, such as "ja". */
  readonly language: string;
  readonly author: string;
  /** Date of the feed while it has no entries: the last change of its sources. Milliseconds since 1970. */
  readonly since: number;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export function atomFeed({ title, self, page, language, author, since, entries }: Feed): string {
  const updated = entries.length > 0 ? Math.max(...entries.map(({ updatedAt }) => updatedAt)) : since;
  const time = (at: number) => new Date(at).toISOString();
  const parts = entries.map(
    (entry) =>
      `<entry><title>${xmlText(entry.title)}</title><link href="${xmlText(entry.href)}"/><id>${xmlText(entry.href)}</id>` +
      `<updated>${time(entry.updatedAt)}</updated>${entry.summary ? `<summary>${xmlText(entry.summary)}</summary>` : ""}</entry>`,
  );
  return (
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">` +
    `<title>${xmlText(title)}</title><id>${xmlText(self)}</id><link rel="self" href="${xmlText(self)}"/>` +
    `<link href="${xmlText(page)}"/><updated>${time(updated)}</updated><author><name>${xmlText(author)}</name></author>\n` +
    `${parts.join("\n")}\n</feed>\n`
  );
}
