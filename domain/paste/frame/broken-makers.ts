/** Makers' names that the narrow column of a PDF breaks at a line end: "Cell" and "Signaling Technology 3868" below it. */
import { vendorNames } from "../vendors";

const capitalized = (word: string): string => word.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The first words of names, with the words that complete them; those of a name that is a maker's itself are no end. */
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

const mostWords = 3;

/** The text with a space for each line end within a maker's name; its length stays. */
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
    const isBroken = Array.from({ length: Math.min(mostWords, before.length) }, (_, less) =>
      before.slice(-less - 1).join(" "),
    ).some((name) => ends.get(name)?.some((rest) => behind.startsWith(rest) && !/^\w/.test(behind.slice(rest.length))));
    return isBroken ? " " : end;
  });
}
