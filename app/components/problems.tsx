import { useEffect, useId, useRef } from "react";
import { Notice } from "~/components/ui/notice/notice";

interface ProblemsProps {
  problems: readonly string[];
  /** What the form was answered: every answer takes the focus to what it says. */
  answer?: object | null;
}

/** What is wrong with a form as a whole, each sentence once; read out when it appears. */
export function Problems({ problems, answer = null }: ProblemsProps) {
  const id = useFocusOnAnswer(answer);
  const [first, ...more] = problems;
  if (first === undefined) return null;
  return (
    <Notice tone="danger" announce="assertive" id={id} refusal>
      {more.length === 0 ? (
        first
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

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
