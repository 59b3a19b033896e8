import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { useTexts } from "~/i18n/use-t";
import type { RecordedVote, VoteTexts } from "~/loaders/knowledge-base/data.server";
import * as css from "./knowledge-base.css";

interface VoteFormProps {
  article: string;
  /** Id of the article's title; omit on the article's own page. */
  titleId?: string;
  texts: VoteTexts;
  vote: RecordedVote | null;
  /** Search state of the page; absent on an article's own page. */
  search?: { query: string; topic: string; page: number };
}

/** "Was this helpful?": one vote per reader, which can be changed (C-KB-03). */
export function VoteForm({ article, titleId, texts, vote, search }: VoteFormProps) {
  const id = `vote-${article}`;
  // The article may be in another language than the page.
  const { language } = useTexts();
  return (
    <Form method="post" action={knowledgeBasePath} stays lang={language} className={css.vote}>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="article" value={article} />
      <input type="hidden" name="from" value={search ? "list" : "article"} />
      {search && (
        <>
          <input type="hidden" name="q" value={search.query} />
          <input type="hidden" name="topic" value={search.topic} />
          <input type="hidden" name="nr" value={search.page} />
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons in a line of text are not a fieldset */}
      <div role="group" aria-labelledby={titleId ? `${id} ${titleId}` : id} className={css.answers}>
        <span id={id} className={css.question}>
          {texts.question}
        </span>
        {(["yes", "no"] as const).map((answer) => (
          <Button
            key={answer}
            type="submit"
            size="sm"
            name="helpful"
            value={answer}
            aria-pressed={vote ? vote.helpful === (answer === "yes") : undefined}
            className={css.answer}
          >
            {texts[answer]}
          </Button>
        ))}
      </div>
      <p role="status" className={css.recorded} data-record={vote?.id}>
        {vote?.text}
      </p>
    </Form>
  );
}
