import { useEffect, useState } from "react";
import { live } from "~/components/live";
import { useT } from "~/i18n/use-t";
import type { ProductPageData } from "~/loaders/product/data.server";
import * as css from "./in-page-navigation.css";

/** Headings of the page beside it, on wide screens (C-TMPL-19); the one being read is marked. */
export const InPageNavigation = live("in-page-navigation", InPageNavigationElement);

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

/** The last section whose beginning has passed the upper third of the window. */
function useSectionInView(contents: ProductPageData["contents"]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = contents.flatMap(({ id }) => {
      const section = document.getElementById(id);
      // What stays in view beside the page is never the place where one reads.
      return section && !section.closest("aside") ? [section] : [];
    });
    // Told of the sections that came or went only: a jump passes others without a word, so all are looked at.
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
