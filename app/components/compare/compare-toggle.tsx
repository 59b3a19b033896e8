import { compareHref, maxCompared } from "@domain/compare/compared-ids";
import { useEffect, useState } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { useT } from "~/i18n/use-t";
import { $compared, toggleCompared } from "~/stores/compare";
import { useStore } from "~/stores/use-store";

/** Adds the product to the comparison or takes it out; without scripts it leads to a comparison that begins with it. */
export function CompareToggle({ id, name }: { id: string; name: string }) {
  const t = useT();
  const list = useStore($compared);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) {
    return (
      <LinkButton
        to={compareHref([id])}
        rel="nofollow"
        variant="quiet"
        size="sm"
        icon="plus"
        aria-label={t("compare.toggleName", { name })}
      >
        {t("compare.toggle")}
      </LinkButton>
    );
  }
  const chosen = list.some(({ productId }) => productId === id);
  const full = !chosen && list.length >= maxCompared;
  return (
    <Button
      type="button"
      variant="quiet"
      size="sm"
      icon={chosen ? "check" : "plus"}
      aria-pressed={chosen}
      aria-label={t("compare.toggleName", { name })}
      disabled={full}
      title={full ? t("compare.addFull", { count: maxCompared }) : undefined}
      onClick={() => toggleCompared({ productId: id, productTitle: name })}
    >
      {t("compare.toggle")}
    </Button>
  );
}
