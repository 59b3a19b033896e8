/**
 * Texts of the catalogue, compressed with a dictionary made from texts of the same kind: records of a shop repeat field
 * names, protocols and boilerplate, which the dictionary stores once.
 *
 * A packed text is the first four bytes of its dictionary's SHA-256, then raw DEFLATE (RFC 1951). Outside of the
 * database it is hexadecimal, because D1 returns bytes as a list of numbers, which takes ten times as long to read.
 */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

export interface Dictionary {
  /** Eight hexadecimal digits, in capitals as SQLite writes them. */
  readonly id: string;
  readonly bytes: Buffer;
}

const idDigits = 8;
/** DEFLATE looks back 32 KiB, and a little less with a dictionary. */
const maxBytes = 32_000;
const maxTexts = 200;

export function dictionaryOf(bytes: Buffer): Dictionary {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, idDigits).toUpperCase();
  return { id, bytes };
}

/** Makes a dictionary from the last texts that fit into the window of DEFLATE. */
export const dictionaryFrom = (texts: readonly string[]): Dictionary =>
  dictionaryOf(Buffer.from(texts.slice(-maxTexts).join("\n")).subarray(-maxBytes));

/** Hexadecimal. */
export function packed(text: string, { id, bytes }: Dictionary): string {
  return id + deflateRawSync(text, { dictionary: bytes }).toString("hex");
}

/** Id of the dictionary that the packed text needs. */
export const dictionaryIdOf = (hex: string): string => hex.slice(0, idDigits);

/** @throws if the bytes were not packed with this dictionary */
export function unpacked(hex: string, { bytes }: Dictionary): string {
  return inflateRawSync(Buffer.from(hex.slice(idDigits), "hex"), { dictionary: bytes }).toString();
}
