/** View data of the knowledge base. Texts are included, so that other pages do not load them. */
import type { HighlightPart } from "@domain/search-query/highlight/highlight";
import type { Pages } from "@domain/search-url/page-limit";
import type { PageHead } from "~/loaders/page/page-head.server";

export interface CrumbText {
  readonly label: string;
  readonly to?: string;
}

/** The reader's stored answer to "Was this helpful?" (C-KB-03). */
export interface RecordedVote {
  readonly id: string;
  readonly helpful: boolean;
  readonly text: string;
}

export interface AnswerRow {
  readonly id: string;
  readonly href: string;
  readonly title: readonly HighlightPart[];
  readonly text: readonly HighlightPart[];
  /** Subject and date of the last revision. */
  readonly facts: string;
  readonly vote: RecordedVote | null;
}

export interface TopicLink {
  readonly label: string;
  readonly href: string;
  readonly count: string;
  readonly current: boolean;
}

export interface VoteTexts {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

export interface CommentForm {
  readonly heading: string;
  readonly intro: string;
  readonly label: string;
  readonly send: string;
  readonly trap: string;
  readonly token: string;
  readonly value: string;
  readonly error: string | null;
  readonly notice: string | null;
  /** Shown instead of the form after sending. */
  readonly thanks: string | null;
}

export interface KnowledgeBaseData {
  readonly head: PageHead;
  readonly crumbs: readonly CrumbText[];
  /** Results of a search (C-KB-02). */
  readonly query: string;
  readonly topic: string;
  readonly currentPage: number;
  readonly pages: Pages;
  readonly rows: readonly AnswerRow[];
  readonly topics: readonly TopicLink[];
  /** For click tracking; "" if the search failed. */
  readonly requestId: string;
  readonly voting: VoteTexts;
  readonly comment: CommentForm;
  /** Error of a vote. */
  readonly problem: string | null;
  readonly texts: {
    readonly title: string;
    readonly intro: string;
    readonly searchLabel: string;
    readonly placeholder: string;
    /** Number of hits and duration, or the error; "" without a search. */
    readonly summary: string;
    readonly note: string | null;
    readonly topicsLabel: string;
    readonly listLabel: string;
    readonly empty: { readonly title: string; readonly text: string; readonly contact: string } | null;
    readonly failed: { readonly text: string; readonly retry: string; readonly href: string } | null;
  };
}

export interface VotePageData {
  readonly head: PageHead;
  readonly crumbs: readonly CrumbText[];
  readonly article: { readonly id: string; readonly title: string; readonly href: string };
  readonly vote: RecordedVote;
  readonly voting: VoteTexts;
  readonly comment: CommentForm;
  readonly texts: {
    readonly title: string;
    readonly reference: string;
    readonly more: string;
  };
}
