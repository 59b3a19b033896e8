import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./skeleton.css";

const widths = ["full", "wide", "full", "half", "wide", "short"] as const;

interface SkeletonProps {
  /** Kind of content to come. */
  kind?: "text" | "rows" | "block";
  /** Number of lines or rows. */
  count?: number;
  /** Height of a block. */
  size?: keyof typeof css.block;
  /** Adds a heading. */
  heading?: boolean;
}

/** Placeholder in the size of content that is loading. */
export function Skeleton({ kind = "text", count = 3, size = "md", heading }: SkeletonProps) {
  const t = useT();
  return (
    <div className={css.region} aria-busy="true">
      <VisuallyHidden>{t("site.loading")}</VisuallyHidden>
      {heading && <div className={css.heading} />}
      {kind === "block" ? (
        <div className={css.block[size]} />
      ) : (
        Array.from({ length: count }, (_, index) => index).map((index) => (
          <div
            key={index}
            className={kind === "rows" ? css.row : `${css.line} ${css.width[widths[index % widths.length] ?? "full"]}`}
          />
        ))
      )}
    </div>
  );
}
