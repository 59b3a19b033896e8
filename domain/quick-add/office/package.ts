/** Reads files of office programs: zip archives of XML (Office Open XML). */
import { strFromU8, Unzip, UnzipInflate } from "fflate";
import { Parser } from "htmlparser2";

/** Unpacked bytes that are read; a small archive can unpack to a thousand times its size. */
export const maxUnpacked = 12 * 1024 * 1024;
/** Bytes unpacked between two checks of the total. */
const sliceBytes = 4096;

/**
 * Files of an archive by name; null if it is broken or unpacks to too much.
 * @param needed names of the files to unpack
 * @param most unpacked bytes
 */
export function unpacked(bytes: Uint8Array, needed: RegExp, most: number): ReadonlyMap<string, string> | null {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!needed.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && total <= most; at += sliceBytes) {
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
    }
  } catch {
    return null;
  }
  if (total > most) return null;
  return new Map([...parts].map(([name, chunks]) => [name, strFromU8(joined(chunks))]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

type Attributes = Readonly<Record<string, string>>;

/** Walks through XML; names come without their prefix. */
export function walk(
  xml: string,
  on: {
    readonly open: (name: string, attributes: Attributes) => void;
    readonly text?: (text: string) => void;
    readonly close?: (name: string) => void;
  },
): void {
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => on.open(local(name), attributes),
      ontext: (text) => on.text?.(text),
      onclosetag: (name) => on.close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** Text of a cell or a paragraph, which is one line of a list. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
