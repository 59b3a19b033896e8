import { writeContent } from "../entries/content";
import { feet } from "./paper";

/** Letters of every file, whatever its text: what people type, and Greek for names of molecules. */
const always = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΘΛΣΦΨΩµ°×±–—“”‘’…≥≤→·•™®`;

/** Every character that the files of one script have, each once. */
export function fileCharacters(script: "jp" | "sc"): string {
  const found = new Set(always);
  for (const { body } of writeContent().assets) {
    if (typeof body === "string" || (body.language === "zh") !== (script === "sc")) continue;
    for (const character of JSON.stringify(body) + feet[body.language]) found.add(character);
  }
  return [...found]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}
