import { markOutline, nameOutline, wordmarkSize } from "@domain/brand/outlines";
import { classes } from "./ui/classes";
import * as css from "./wordmark.css";

/** The mark alone, for small spaces. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={classes(css.mark, className)} viewBox="0 0 24 25.1" aria-hidden="true">
      <path d={markOutline} />
    </svg>
  );
}

/** Mark and name, labeled with the shop's name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      className={classes(css.wordmark, className)}
      viewBox={`0 0 ${wordmarkSize.width} ${wordmarkSize.height}`}
      width={wordmarkSize.width}
      height={wordmarkSize.height}
      role="img"
      aria-label="Benchside"
    >
      <path className={css.bands} d={markOutline} />
      <path transform={`translate(${wordmarkSize.nameX} ${wordmarkSize.nameY})`} d={nameOutline} />
    </svg>
  );
}
