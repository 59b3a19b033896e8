/** A reference in a form: the title for people, and the uid in brackets. */

export const referenceText = (uid: string, title: string | undefined): string =>
  title === undefined || title === uid ? `[${uid}]` : `${title} [${uid}]`;

/** The uid in brackets at the end; null for words to search for. */
export const uidIn = (text: string): string | null => /\[([A-Za-z0-9_-]{1,64})\]\s*$/u.exec(text)?.[1] ?? null;
