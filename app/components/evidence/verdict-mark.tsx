import type { VerdictKind } from "@domain/evidence/rule";
import { useT } from "~/i18n/use-t";
import * as css from "./evidence-matrix.css";

/** Letter in a shape; the words are beside it. */
export function VerdictMark({ kind }: { kind: VerdictKind }) {
  const t = useT();
  return (
    <span className={css.mark} data-verdict={kind} aria-hidden="true">
      {t(`evidence.letter.${kind}`)}
    </span>
  );
}
