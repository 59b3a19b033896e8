import { Fragment } from "react";
import { EmailAddress } from "./layout";

/** Text lines in which email addresses break after @ and before dots, but not within words. */
export function BreakableLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
    <Fragment key={index}>
      {index > 0 && "\n"}
      {line.includes("@") ? <EmailAddress text={line} /> : line}
    </Fragment>
  ));
}
