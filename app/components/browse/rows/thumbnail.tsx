import { Icon } from "~/components/icon";
import * as styles from "./thumbnail.css";

/** Rows that may be above the fold. */
const rowsInSight = 9;

interface ThumbnailsProps {
  /** At most two figures. */
  sources: readonly string[];
  /** Position of the row in its list. */
  index: number;
}

/**
 * Cut-outs of a product's figures. Two applications side by side distinguish similar products. Alt texts are empty,
 * because the captions are on the product's page.
 */
export function Thumbnails({ sources, index }: ThumbnailsProps) {
  return (
    <span className={styles.pair}>
      {sources.length === 0 && <NoThumbnail kind="product" />}
      {sources.map((src) => (
        <span key={src} className={styles.cut}>
          <Image src={src} index={index} className={styles.zoomed} />
        </span>
      ))}
    </span>
  );
}

/** The picture of a document, or its icon. */
export function Thumbnail({ src, index }: { src: string | null; index: number }) {
  return src === null ? (
    <NoThumbnail kind="document" />
  ) : (
    <Image src={src} index={index} className={styles.thumbnail} />
  );
}

function Image({ src, index, className }: { src: string; index: number; className: string }) {
  const loading = index < rowsInSight ? "eager" : "lazy";
  return <img src={src} alt="" width={72} height={50} loading={loading} decoding="async" className={className} />;
}

function NoThumbnail({ kind }: { kind: "product" | "document" }) {
  return (
    <span className={styles.noThumbnail}>
      <Icon name={kind} />
    </span>
  );
}
