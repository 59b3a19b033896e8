import { knowledgeBaseHref } from "@domain/search-url/knowledge-base";
import { Marked } from "~/components/browse/rows/marked";
import { hitList, rowLink } from "~/components/browse/rows/row-marks";
import { Link } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { LinkButton } from "~/components/ui/button/button";
import { Row, Rows } from "~/components/ui/card/card";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Pagination } from "~/components/ui/pagination/pagination";
import type { KnowledgeBaseData } from "~/loaders/knowledge-base/data.server";
import { CommentSection } from "./comment-section";
import * as css from "./knowledge-base.css";
import { KnowledgeBaseSearch } from "./knowledge-base-search";
import { VoteForm } from "./vote-form";

/** Knowledge-base search: field, subjects, answers with votes, comment (rows C-KB). */
export function KnowledgeBasePage({ data }: { data: KnowledgeBaseData }) {
  const { query, topic, currentPage, rows, pages, texts, problem, comment } = data;
  const { empty, failed, note, summary } = texts;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[...data.crumbs]} />
      <h1 className={css.title}>{texts.title}</h1>
      <p className={css.intro}>{texts.intro}</p>
      <KnowledgeBaseSearch
        query={query}
        topic={topic}
        searchLabel={texts.searchLabel}
        placeholder={texts.placeholder}
      />
      {problem && (
        <Notice tone="warning" announce="assertive">
          {problem}
        </Notice>
      )}
      {failed && (
        <Notice tone="danger" announce="assertive" actions={<LinkButton to={failed.href}>{failed.retry}</LinkButton>}>
          {failed.text}
        </Notice>
      )}
      <div className={css.columns}>
        <Topics data={data} />
        <section className={css.results} aria-labelledby="answers-heading">
          <h2 id="answers-heading" className={css.resultsHeading}>
            {texts.listLabel}
          </h2>
          <p role="status" className={css.summary}>
            {summary}
          </p>
          {note && <Notice announce="polite">{note}</Notice>}
          {empty && (
            <EmptyState
              heading="h3"
              title={empty.title}
              action={<LinkButton to="/about-us/contact-us">{empty.contact}</LinkButton>}
            >
              {empty.text}
            </EmptyState>
          )}
          {rows.length > 0 && <AnswerList data={data} />}
          <Pagination
            page={pages.current}
            total={pages.last}
            to={(page) => knowledgeBaseHref({ query, topic, page })}
          />
        </section>
      </div>
      <CommentSection form={comment} hidden={{ q: query, topic, nr: String(currentPage) }} />
    </Page>
  );
}

function Topics({ data: { topics, texts } }: { data: KnowledgeBaseData }) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={texts.topicsLabel} className={css.topics}>
      <ul className={css.topicList}>
        {topics.map(({ label, href, count, current }) => (
          <li key={href}>
            <Link to={href} className={css.topic} aria-current={current ? "true" : undefined} stays>
              <span>{label}</span> <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Answers with excerpts and vote forms. */
function AnswerList({ data }: { data: KnowledgeBaseData }) {
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
