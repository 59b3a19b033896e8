import { Fragment } from "react";
import * as css from "./entries.css";

/**
 * Entries in a line, which breaks between them: not at the hyphen of "IHC-P", not after "D." and not within a Japanese
 * or Chinese name.
 */
export function Entries({ entries, separator = "" }: { entries: readonly string[]; separator?: string }) {
  const mark = separator.trimEnd();
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered
    <Fragment key={index}>
      {index > 0 && separator !== mark && " "}
      <span className={css.entry}>{index < entries.length - 1 ? entry + mark : entry}</span>
    </Fragment>
  ));
}
