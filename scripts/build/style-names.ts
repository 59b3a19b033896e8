/**
 * Short names for classes and variables of the style sheets: a file's number in two digits, and the style's number in
 * the file. Hashes hardly compress, and a page has hundreds. Every build numbers the same files, so all builds use the
 * same names.
 */
import { globSync } from "node:fs";
import { root } from "../setup/install.mjs";

/** Base 36. */
const radix = 36;

interface Style {
  /** The file's hash, followed by the style's number in base 36; style numbers in a file begin with 0. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * For the option `identifiers` of `vanillaExtractPlugin`. The package looks for names anywhere in a selector, so each
 * name begins with a character that occurs nowhere else in selectors.
 * @param files paths relative to the project root, in the order of their numbers
 */
export function styleNames(files: readonly string[] = styleFiles()): (style: Style) => string {
  if (files.length > radix ** 2) throw new Error("more style files than two digits can number");
  const numbers = new Map(files.map((file, number) => [file, number.toString(radix).padStart(2, "0")]));
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const number = numbers.get(filePath);
    if (number === undefined) throw new Error(`${filePath} is not a style file below app/`);
    const known = hashes.get(filePath);
    if (known === undefined ? !hash.endsWith("0") : !hash.startsWith(known))
      throw new Error(`${hash} in ${filePath}: the package numbers styles differently`);
    const fileHash = known ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    return `_${number}${hash.slice(fileHash.length)}`;
  };
}

const styleFiles = () => globSync("app/**/*.css.ts", { cwd: root }).sort();
