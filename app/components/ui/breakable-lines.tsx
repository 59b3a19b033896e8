import { Fragment } from "react";

/** Lines of text, in which e-mail addresses break after their sign and before their dots and not within a word. */
export function BreakableLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
    <Fragment key={index}>
      {index > 0 && "\n"}
      {line.includes("@") ? <EmailAddress text={line} /> : line}
    </Fragment>
  ));
}

function EmailAddress({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
