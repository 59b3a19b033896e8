import type { Day } from "~/i18n/format";

/** A day as the page says it: paper, which is read on other days, has its date in place of "today". */
export function DayText({ day: { text, onPaper } }: { day: Day }) {
  if (text === onPaper) return text;
  return (
    <>
      <span data-print="hide">{text}</span>
      <span data-print="only">{onPaper}</span>
    </>
  );
}
