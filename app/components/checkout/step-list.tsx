import { Link } from "~/components/navigation";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./step-list.css";

export interface StepView {
  readonly key: string;
  readonly name: string;
  /** Link to a completed step; null for the others. */
  readonly to: string | null;
  readonly state: "done" | "current" | "open";
}

/** Steps of a checkout or a quote; completed ones are links. */
export function StepList({ label, steps }: { label: string; steps: readonly StepView[] }) {
  const t = useT();
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ key, name, to, state }, index) => {
          const text = (
            <>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={css.name}>
                {name}
                {state === "done" && <VisuallyHidden> ({t("checkout.steps.done")})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={key}
              className={css.step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              {to !== null && state === "done" ? (
                <Link to={to} className={css.link}>
                  {text}
                </Link>
              ) : (
                <span className={css.inner}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
