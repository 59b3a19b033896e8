import * as v from "valibot";
import { day, readEntries, text } from "../read-content";

const schema = v.strictObject({
  number: v.number(),
  applications: v.array(v.string()),
  revised: day,
  title: text,
  summary: text,
  /** Stored as HTML. */
  body: text,
});

/** A protocol for one application; its address is `/protocols/{number}`. */
export type Protocol = (typeof protocols)[number];

export const protocols = readEntries("protocols", schema).sort((a, b) => a.number - b.number);

export function protocolUrl(protocol: Protocol): string {
  return `/protocols/${protocol.number}`;
}
