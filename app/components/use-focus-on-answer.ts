import { useEffect, useId, useRef } from "react";

/**
 * Id for what says why a form was refused. It takes the focus with every answer that comes without a new document: the
 * button that was pressed may stand far below, where nothing of the answer is in sight. A document begins there by itself
 * (`refusal` of a notice).
 *
 * @param answer the refusal, `null` while there is none; another object for every answer
 */
export function useFocusOnAnswer(answer: object | null): string {
  const id = useId();
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    if (answer) document.getElementById(id)?.focus();
  }, [answer, id]);
  return id;
}
