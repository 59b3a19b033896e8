import { Icon } from "~/components/icon";
import * as styles from "./result-list.css";

/** A figure in small; its caption stands on the page behind the link, so it says nothing here. */
export function Thumbnail({ src, kind = "product" }: { src: string | null; kind?: "product" | "document" }) {
  if (src === null) {
    return (
      <span className={styles.noThumbnail}>
        <Icon name={kind} />
      </span>
    );
  }
  return <img src={src} alt="" width={72} height={72} loading="lazy" decoding="async" className={styles.thumbnail} />;
}
