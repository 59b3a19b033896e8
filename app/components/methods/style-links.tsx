import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import type { MethodsPageData } from "~/loaders/methods/methods.server";
import * as css from "./methods-page.css";

/** The same kit in each style. */
export function StyleLinks({ current, styles }: { current: string; styles: MethodsPageData["styles"] }) {
  const t = useT();
  return (
    <nav aria-label={t("methods.stylesLabel")} data-print="hide">
      <ul className={css.styles}>
        {styles.map(({ style, href }) => (
          <li key={style}>
            <Link to={href} stays className={css.style} aria-current={style === current ? "page" : undefined}>
              {t(`methods.styles.${style}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
