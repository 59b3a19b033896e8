import type { BasketSuggestion } from "@contracts/commerce/basket-answers";
import { useEffect, useId, useRef } from "react";
import { Mono } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import { AddToBasket } from "./add-to-basket";
import * as css from "./basket-suggestions.css";

/** Suggested products. An added one becomes a line and leaves the list (T-XSELL-02). */
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

/** The pressed button disappears with its suggestion; keep the focus nearby instead of losing it to the page top. */
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
      // A removed control loses focus without a related target; so does a control whose window loses focus.
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
