import { Marked } from "~/components/browse/rows/marked";
import { hitList, rowLink } from "~/components/browse/rows/row-marks";
import { Link } from "~/components/navigation";
import { Row, Rows } from "~/components/ui/card/card";
import type { KnowledgeBaseData } from "~/loaders/knowledge-base/data.server";
import * as css from "./knowledge-base.css";
import { VoteForm } from "./vote-form";

/** Answers with excerpts and vote forms. */
export function AnswerList({ data }: { data: KnowledgeBaseData }) {
  const { rows, query, topic, currentPage, requestId, voting, texts } = data;
  return (
    <div {...hitList({ engine: "knowledge-base", query, requestId })}>
      <Rows label={texts.listLabel}>
        {rows.map(({ id, href, title, text, facts, vote }) => (
          <Row key={id} className={css.row}>
            <div id={`answer-${id}`} className={css.rowText}>
              <h3 id={`answer-${id}-title`} className={css.rowTitle}>
                <Link to={href} {...rowLink(id)}>
                  <Marked parts={title} />
                </Link>
              </h3>
              {text.length > 0 && (
                <p className={css.passage}>
                  <Marked parts={text} />
                </p>
              )}
              <p className={css.facts}>{facts}</p>
              <VoteForm
                article={id}
                titleId={`answer-${id}-title`}
                texts={voting}
                vote={vote}
                search={{ query, topic, page: currentPage }}
              />
            </div>
          </Row>
        ))}
      </Rows>
    </div>
  );
}
