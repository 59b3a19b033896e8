import { Notice } from "~/components/ui/notice";

/** What is wrong with a form as a whole, each sentence once; read out when it appears. */
export function Problems({ problems, title }: { problems: readonly string[]; title?: string }) {
  const [first, ...more] = problems;
  if (first === undefined) return null;
  return (
    <Notice tone="danger" announce="assertive" title={title} refusal>
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
