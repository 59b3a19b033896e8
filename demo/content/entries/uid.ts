import { createHash } from "node:crypto";

const longest = 64;

/** A readable uid from a kind and a key; long or non-ASCII keys end in a short hash. */
export function uidOf(kind: string, key: string): string {
  const slug = key
    .replaceAll(/[^A-Za-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")
    .toLowerCase();
  const plain = `${kind}-${slug}`;
  const lossless = /^[/A-Za-z0-9-]*$/u.test(key) && slug !== "";
  if (lossless && plain.length <= longest) return plain;
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return `${plain.slice(0, longest - hash.length - 1)}-${hash}`;
}
