import { useRef } from "react";
import { Button } from "~/components/ui/button/button";
import { VisuallyHidden } from "~/components/ui/layout";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import type { CarouselView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./carousel.css";
import { useCarousel } from "./use-carousel";

interface CarouselStepsProps {
  settings: CarouselView;
}

/** Arrows, dots and page numbers of the surrounding carousel; empty until scripts run. */
export const CarouselSteps = widget("carousel-steps", ({ settings }: CarouselStepsProps) => {
  const t = useT();
  const controls = useRef<HTMLDivElement>(null);
  const { shown, show, previous, next } = useCarousel(controls, settings);
  const steps = shown && shown.parts > 1 ? shown : null;
  return (
    <div className={css.controls} ref={controls}>
      {steps && settings.arrows && (
        <>
          <Arrow name="previous" onPress={previous === null ? null : () => show(previous)} />
          <Arrow name="next" onPress={next === null ? null : () => show(next)} />
        </>
      )}
      {steps && settings.dots && (
        <div className={css.dots}>
          {Array.from({ length: steps.parts }, (_, part) => part).map((part) => (
            <button
              key={part}
              type="button"
              className={css.dot}
              aria-current={part === steps.part ? "true" : undefined}
              onClick={() => show(part)}
            >
              <VisuallyHidden>{t("content.goToPage", { page: part + 1, total: steps.parts })}</VisuallyHidden>
            </button>
          ))}
        </div>
      )}
      {steps && settings.pageNumbers && (
        <p className={css.numbers} aria-live="polite">
          {t("content.partOf", { page: steps.part + 1, total: steps.parts })}
        </p>
      )}
    </div>
  );
});

/** At the end the arrow stays in place, disabled. */
function Arrow({ name, onPress }: { name: "previous" | "next"; onPress: (() => void) | null }) {
  const t = useT();
  return (
    <Button
      type="button"
      size="sm"
      icon={name}
      iconOnly
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      {t(name === "previous" ? "content.previous" : "content.next")}
    </Button>
  );
}
