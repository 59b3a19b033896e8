/**
 * Short names for classes and variables of the style sheets: a file's number in two digits, and the style's number in the
 * file. Hashes hardly compress, and a page has hundreds. Every build counts the same files, so all agree.
 */
import { globSync } from "node:fs";
import { root } from "../setup/install.mjs";

/** Base 36. */
const radix = 36;

interface Style {
  /** The file's hash and the style's number in base 36; numbers in a file begin with 0. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * For the option `identifiers` of `vanillaExtractPlugin`. The package looks for names anywhere in a selector, so they
 * begin with a sign that no other word of a selector contains.
 * @param files paths below the project's root, in the order of their numbers
 */
export function styleNames(files: readonly string[] = styleFiles()): (style: Style) => string {
  if (files.length > radix ** 2) throw new Error("more style files than two digits can number");
  const numbers = new Map(files.map((file, number) => [file, number.toString(radix).padStart(2, "0")]));
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const number = numbers.get(filePath);
    if (number === undefined) throw new Error(`${filePath} is not a file of styles below app/`);
    const known = hashes.get(filePath);
    if (known === undefined ? !hash.endsWith("0") : !hash.startsWith(known))
      throw new Error(`${hash} in ${filePath}: names of styles are counted in another way`);
    const fileHash = known ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    return `_${number}${hash.slice(fileHash.length)}`;
  };
}

const styleFiles = () => globSync("app/**/*.css.ts", { cwd: root }).sort();
