import "~/components/country/kept-form.css";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextArea } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import type { CommentForm } from "~/loaders/knowledge-base/data.server";
import * as css from "./knowledge-base.css";

interface CommentSectionProps {
  form: CommentForm;
  /** Hidden fields: the search, or the article. */
  hidden: Readonly<Record<string, string>>;
}

/** Comment form for what did not help. Works the same with and without scripts. */
export function CommentSection({ form, hidden }: CommentSectionProps) {
  const { heading, intro, label, send, trap, token, value, error, notice, thanks } = form;
  return (
    <section id="comment" className={css.comment} aria-labelledby="comment-heading">
      <h2 id="comment-heading" className={css.commentHeading}>
        {heading}
      </h2>
      {thanks ? (
        <Notice tone="success" announce="polite">
          {thanks}
        </Notice>
      ) : (
        <>
          <p className={css.intro}>{intro}</p>
          {notice && (
            <Notice tone="warning" announce="assertive" refusal>
              {notice}
            </Notice>
          )}
          <Form id="typed" method="post" action={knowledgeBasePath} stays noValidate className={css.commentForm}>
            <input type="hidden" name="intent" value="comment" />
            <input type="hidden" name="form_token" value={token} />
            {Object.entries(hidden).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <TextArea
              name="comment"
              label={label}
              error={error}
              defaultValue={value}
              rows={4}
              // The form is at the end of a long page.
              autoFocus={error !== null}
              required
            />
            <p className={css.trap} aria-hidden="true">
              <label htmlFor="comment-website">{trap}</label>
              <input id="comment-website" type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
            </p>
            <Button type="submit" className={css.send}>
              {send}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
