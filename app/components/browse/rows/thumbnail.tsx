import { Icon } from "~/components/icon";
import * as styles from "./result-list.css";

/** Rows that a first view may show. */
const rowsInSight = 6;

interface ThumbnailProps {
  src: string | null;
  kind?: "product" | "document";
  /** Place of the row in its list. */
  index: number;
}

/** A figure in small; its caption stands on the page behind the link, so it says nothing here. */
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
