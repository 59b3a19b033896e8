/** Makers' names that a narrow PDF column breaks across lines: "Cell", and "Signaling Technology 3868" below it. */
import { vendorNames } from "../vendors";

const capitalized = (word: string): string => word.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The words that complete a name, by its first words, unless the completing words are another maker's name. */
const ends: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const names of vendorNames.values()) {
    for (const { words } of names) {
      if (!words.every((word) => /^[a-z]+$/.test(word))) continue;
      for (let at = 1; at < words.length; at += 1) {
        const rest = words.slice(at);
        const isMaker = vendorNames.get(rest[0] ?? "")?.some((one) => one.words.join() === rest.join()) ?? false;
        if (isMaker) continue;
        const before = words.slice(0, at).map(capitalized).join(" ");
        found.set(before, [...(found.get(before) ?? []), rest.map(capitalized).join(" ")]);
      }
    }
  }
  return found;
})();

const maxWords = 3;

/** Replaces line ends within makers' names by spaces, so that the text keeps its length. */
export function withWholeMakers(text: string): string {
  return text.replace(/\n/g, (end, at: number) => {
    const before =
      text
        .slice(Math.max(0, at - 60), at)
        .split(/[\t\n]/)
        .at(-1)
        ?.trimEnd()
        .split(" ") ?? [];
    const behind = text.slice(at + 1, at + 61);
    const isBroken = Array.from({ length: Math.min(maxWords, before.length) }, (_, less) =>
      before.slice(-less - 1).join(" "),
    ).some((name) => ends.get(name)?.some((rest) => behind.startsWith(rest) && !/^\w/.test(behind.slice(rest.length))));
    return isBroken ? " " : end;
  });
}
