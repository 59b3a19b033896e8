import { Icon } from "~/components/icon";
import * as styles from "./result-list.css";

/** Rows that may be above the fold. */
const rowsInSight = 6;

interface ThumbnailProps {
  src: string | null;
  kind?: "product" | "document";
  /** Position of the row in its list. */
  index: number;
}

/** A small figure. Its alt text is empty, because the caption is on the linked page. */
export function Thumbnail({ src, kind = "product", index }: ThumbnailProps) {
  if (src === null) {
    return (
      <span className={styles.noThumbnail}>
        <Icon name={kind} />
      </span>
    );
  }
  const loading = index < rowsInSight ? "eager" : "lazy";
  return (
    <img src={src} alt="" width={72} height={72} loading={loading} decoding="async" className={styles.thumbnail} />
  );
}
