/**
 * Facts about all documents of an engine that a search needs: the words, and the number of documents with a word. An
 * undivided engine computes them itself. A part of a divided engine computes them for its own documents, and searches
 * again with the combined facts of all parts.
 */
type Fact = number | Readonly<Record<string, number>>;
export type Facts = Readonly<Record<string, Fact>>;

export interface Knowledge {
  /** Identifies the given facts in keys of caches. */
  readonly key: string;
  /**
   * A number of documents.
   * @param own computes it for this part's documents
   */
  count(question: string, own: () => number): number;
  /** The maximum of a number over all parts. */
  greatest(question: string, own: () => number): number;
  /** Words with the number of their uses. */
  words(question: string, own: () => ReadonlyMap<string, number>): ReadonlyMap<string, number>;
  /** @throws MissingFacts if a fact requested since the last call is not known yet */
  settle(): void;
}

export const wholeEngine: Knowledge = {
  key: "",
  count: (_, own) => own(),
  greatest: (_, own) => own(),
  words: (_, own) => own(),
  settle: () => {},
};

/** Thrown when a search needs facts from all parts of the engine; carries those of this part. */
export class MissingFacts extends Error {
  constructor(readonly facts: Facts) {
    super("facts of the other parts are missing");
  }
}

const greatestOf = "greatest ";

export function knowledgeOf(facts: Facts): Knowledge {
  const own: Record<string, Fact> = {};
  const number = (question: string, answer: () => number) => {
    const known = facts[question];
    if (typeof known === "number") return known;
    const answered = answer();
    own[question] = answered;
    return answered;
  };
  return {
    key: JSON.stringify(facts),
    count: number,
    greatest: (question, answer) => number(greatestOf + question, answer),
    words(question, answer) {
      const known = facts[question];
      if (typeof known === "object") return new Map(Object.entries(known));
      const words = answer();
      own[question] = Object.fromEntries(words);
      return words;
    },
    settle() {
      if (Object.keys(own).length > 0) throw new MissingFacts(own);
    },
  };
}

/** Combines the facts of all parts, which have the same keys. */
export function mergedFacts(parts: readonly Facts[]): Facts {
  const all: Record<string, Fact> = {};
  for (const part of parts) {
    for (const [question, fact] of Object.entries(part)) all[question] = merged(question, all[question], fact);
  }
  return all;
}

function merged(question: string, known: Fact | undefined, more: Fact): Fact {
  if (known === undefined) return more;
  if (typeof known === "number" && typeof more === "number") {
    return question.startsWith(greatestOf) ? Math.max(known, more) : known + more;
  }
  if (typeof known === "number" || typeof more === "number") throw new TypeError(`two kinds of facts: ${question}`);
  const words: Record<string, number> = { ...known };
  for (const [word, uses] of Object.entries(more)) words[word] = (words[word] ?? 0) + uses;
  return words;
}
