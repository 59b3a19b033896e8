/** Simulates an authenticator app. */
import { createHmac } from "node:crypto";
import { wait } from "./walk.ts";

const step = 30_000;

/** The current code (RFC 6238) for a base32 key. */
export function codeNow(key: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key.replaceAll(" ", "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / step)));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const place = (digest[19] ?? 0) & 15;
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Waits for the next code, because each code is accepted only once. */
export const nextCode = () => wait(step + 1000 - (Date.now() % step));
