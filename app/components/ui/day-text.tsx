import type { Day } from "~/i18n/format";

/** A date relative to today; print shows the full date instead. */
export function DayText({ day: { text, onPaper } }: { day: Day }) {
  if (text === onPaper) return text;
  return (
    <>
      <span data-print="hide">{text}</span>
      <span data-print="only">{onPaper}</span>
    </>
  );
}
