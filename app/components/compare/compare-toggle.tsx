import { compareHref, maxCompared } from "@domain/compare/compared-ids";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { LinkButton } from "~/components/ui/button/button";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import { $compared, toggleCompared } from "~/stores/compare";
import { useStore } from "~/stores/use-store";

interface CompareToggleProps {
  id: string;
  name: string;
  /** Without its label, where a list's column has no room for it. */
  iconOnly?: boolean;
}

/** Adds or removes the product from the comparison; without scripts a link to a comparison with this product. */
export const CompareToggle = widget("compare-toggle", CompareToggleElement);

function CompareToggleElement({ id, name, iconOnly }: CompareToggleProps) {
  const t = useT();
  const list = useStore($compared);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const chosen = list.some(({ productId }) => productId === id);
  const full = !chosen && list.length >= maxCompared;
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!full) toggleCompared({ productId: id, productTitle: name });
  };
  // Keep the server's element: a press that started on it must end on it.
  const asButton = ready && {
    role: "button",
    "aria-pressed": chosen,
    "aria-disabled": full || undefined,
    ...(full && { title: t("compare.addFull", { count: maxCompared }) }),
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === " " && press(event),
  };
  return (
    <LinkButton
      to={compareHref([id])}
      rel="nofollow"
      variant="quiet"
      size="sm"
      icon={chosen ? "check" : "compare"}
      iconOnly={iconOnly}
      aria-label={t("compare.toggleName", { name })}
      title={iconOnly ? t("compare.toggle") : undefined}
      data-act="compare"
      {...asButton}
    >
      {t("compare.toggle")}
    </LinkButton>
  );
}
