import type { BasketSuggestion } from "@contracts/commerce/basket-answers";
import { useEffect, useId, useRef } from "react";
import { Mono } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import { AddToBasket } from "./add-to-basket";
import * as css from "./basket-suggestions.css";

/** What goes with the lines above; a product that is added is a line then and vanishes from here (T-XSELL-02). */
export function BasketSuggestions({ suggestions }: { suggestions: readonly BasketSuggestion[] }) {
  const t = useT();
  const id = useId();
  const region = useFocusKept(suggestions.length);
  return (
    <div ref={region} tabIndex={-1} className={css.region}>
      {suggestions.length > 0 && (
        <section aria-labelledby={id} data-print="hide" className={css.section}>
          <h2 id={id} className={css.title}>
            {t("basket.goesWith")}
          </h2>
          <ul className={css.list}>
            {suggestions.map(({ sku, name, href, reason }) => (
              <li key={sku} className={css.suggestion}>
                <div className={css.what} id={`${id}-${sku}`}>
                  <TextLink to={href}>{name}</TextLink>
                  <span className={css.facts}>
                    <Mono>{sku}</Mono> <span>{reason}</span>
                  </span>
                </div>
                <AddToBasket sku={sku} label={t("quickAdd.add")} describedBy={`${id}-${sku}`} size="sm" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The button that was pressed goes with its suggestion: the focus stays in its place and is not thrown to the page's top. */
function useFocusKept(count: number) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const former = useRef(count);
  useEffect(() => {
    const place = region.current;
    if (!place) return;
    const entered = () => {
      focused.current = true;
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      // A control that is taken away loses the focus to nothing; so does one while another window is in front.
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) focused.current = false;
    };
    place.addEventListener("focusin", entered);
    place.addEventListener("focusout", left);
    return () => {
      place.removeEventListener("focusin", entered);
      place.removeEventListener("focusout", left);
    };
  }, []);
  useEffect(() => {
    const fewer = count < former.current;
    former.current = count;
    if (fewer && focused.current && document.activeElement === document.body) region.current?.focus();
  }, [count]);
  return region;
}
