import { Notice } from "~/components/ui/notice";
import { useFocusOnAnswer } from "~/components/use-focus-on-answer";

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
