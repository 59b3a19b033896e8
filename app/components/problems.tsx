import { useEffect, useId, useRef } from "react";
import { Notice } from "~/components/ui/notice/notice";

interface ProblemsProps {
  problems: readonly string[];
  /** Result of the form; each new object moves the focus here. */
  answer?: object | null;
}

/** Errors of a form as a whole, without duplicates, announced when they appear. */
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
 * Id for a form's error message. Each new result in the same document moves the focus to it, because the pressed button
 * may be far below. In a new document, autofocus does the same (`refusal` of a notice).
 * @param answer the refusal, or null; a new object for each response
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
