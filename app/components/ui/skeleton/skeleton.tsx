import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./skeleton.css";

const widths = ["full", "wide", "full", "half", "wide", "short"] as const;

interface SkeletonProps {
  /** What will stand here. */
  kind?: "text" | "rows" | "block";
  /** Lines of text or rows. */
  count?: number;
  /** Height of a block. */
  size?: keyof typeof css.block;
  /** A heading above. */
  heading?: boolean;
}

/** Keeps the place of what is on its way, in its size. */
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
