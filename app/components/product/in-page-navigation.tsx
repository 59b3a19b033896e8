import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ProductPageData } from "~/loaders/product-data.server";
import * as css from "./in-page-navigation.css";

/** Headings of the page beside it, on wide screens (C-TMPL-19); the one being read is marked. */
export function InPageNavigation({ contents }: Pick<ProductPageData, "contents">) {
  const t = useT();
  const current = useSectionInView(contents);
  return (
    <nav className={css.navigation} aria-label={t("product.onThisPage")}>
      <p className={css.title} aria-hidden="true">
        {t("product.onThisPage")}
      </p>
      <ul className={css.list}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose beginning has passed the upper third of the window. */
function useSectionInView(contents: ProductPageData["contents"]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
          const above = isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0);
          if (above) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(contents.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const { id } of contents) {
      const section = document.getElementById(id);
      // What stays in view beside the page is never the place where one reads.
      if (section && !section.closest("aside")) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
