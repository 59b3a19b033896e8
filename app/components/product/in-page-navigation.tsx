import { useEffect, useState } from "react";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import type { ProductPageData } from "~/loaders/product/data.server";
import * as css from "./in-page-navigation.css";

/** Headings of the page beside it, on wide screens (C-TMPL-19), with the current one marked. */
export const InPageNavigation = widget("in-page-navigation", InPageNavigationElement);

function InPageNavigationElement({ contents }: Pick<ProductPageData, "contents">) {
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

/** The last section that starts above the upper third of the window. */
function useSectionInView(contents: ProductPageData["contents"]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = contents.flatMap(({ id }) => {
      const section = document.getElementById(id);
      // Skip sticky content beside the page.
      return section && !section.closest("aside") ? [section] : [];
    });
    // The observer only reports changes and skips sections on a jump, so measure all of them.
    const look = () => {
      const line = window.innerHeight / 3;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top < line)?.id ?? null);
    };
    const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
