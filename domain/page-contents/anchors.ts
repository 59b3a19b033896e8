/** Anchor ids within a page: unique and stable. */
export interface Anchors {
  /** Id from the words of a heading; letters of every script are kept. */
  of(heading: string): string;
}

const maxLength = 60;

export function createAnchors(taken: Iterable<string> = []): Anchors {
  const used = new Set(taken);
  return {
    of(heading) {
      const words = heading
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .slice(0, maxLength)
        .replace(/^-+|-+$/g, "");
      const base = words || "section";
      let name = base;
      for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
      used.add(name);
      return name;
    },
  };
}
