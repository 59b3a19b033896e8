import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import type { VotePageData } from "~/loaders/knowledge-base/data.server";
import { CommentSection } from "./comment-section";
import * as css from "./knowledge-base.css";
import { VoteForm } from "./vote-form";

/** The stored vote, a way to change it, and a comment form. */
export function VotePage({ data }: { data: VotePageData }) {
  const { crumbs, article, vote, voting, comment, texts } = data;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[...crumbs]} />
      <h1 className={css.title}>{texts.title}</h1>
      <Notice tone="success">{vote.text}</Notice>
      <p id="voted-article">
        <TextLink to={article.href}>{article.title}</TextLink>
      </p>
      <VoteForm article={article.id} titleId="voted-article" texts={voting} vote={vote} />
      <p className={css.facts}>
        {texts.reference} <Mono>{vote.id}</Mono>
      </p>
      <CommentSection form={comment} hidden={{ article: article.id }} />
      <p>
        <TextLink to={knowledgeBasePath}>{texts.more}</TextLink>
      </p>
    </Page>
  );
}
