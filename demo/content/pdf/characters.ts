import { writeContent } from "../entries/content";
import { footers } from "./pdf-document";

/** Characters that every font includes: ASCII, and Greek for names of molecules. */
const always = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΘΛΣΦΨΩµ°×±–—“”‘’…≥≤→·•™®`;

/** All characters in the files of one script, without duplicates. */
export function fileCharacters(script: "jp" | "sc"): string {
  const found = new Set(always);
  for (const { body } of writeContent().assets) {
    if (typeof body === "string" || (body.language === "zh") !== (script === "sc")) continue;
    for (const character of JSON.stringify(body) + footers[body.language]) found.add(character);
  }
  return [...found]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}
