import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { BlockOf } from "~/loaders/content/page-blocks-data.server";
import * as css from "./image-map.css";

/** An image with linked areas: SVG shapes over the image, which scale with it. */
export function ImageMap({ block }: { block: BlockOf<"image_map"> }) {
  const t = useT();
  const { image, areas } = block;
  return (
    <figure>
      <div className={css.map}>
        <img
          className={css.image}
          src={image.src}
          alt={image.alt}
          width={image.width ?? 960}
          height={image.height ?? 600}
          loading="lazy"
          decoding="async"
        />
        {areas.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot contain shapes
          <svg
            className={css.overlay}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="group"
            aria-label={t("content.areas")}
          >
            {areas.map(({ link, left, top, width, height }) => (
              <a key={`${link.href} ${left} ${top}`} href={link.href} className={css.link} aria-label={link.label}>
                <title>{link.label}</title>
                <rect className={css.area} x={left} y={top} width={width} height={height} />
              </a>
            ))}
          </svg>
        )}
      </div>
      {areas.length > 0 && (
        <ul className={css.links} aria-label={t("content.areas")}>
          {areas.map(({ link, left, top }) => (
            <li key={`${link.href} ${left} ${top}`}>
              <TextLink to={link.href} className={css.below}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  );
}
