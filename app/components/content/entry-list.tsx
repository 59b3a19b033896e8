import { CodeList } from "~/components/ui/badge/badge";
import { Row, Rows } from "~/components/ui/card/card";
import { Notice } from "~/components/ui/notice/notice";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ComponentOf, ListEntryView } from "~/loaders/content/components/components-data.server";
import { Mono, Stack } from "../ui/layout";
import { TextLink } from "../ui/text-link";
import { Choices } from "./choices/choices";
import * as css from "./entry-list.css";

type Lists = ComponentOf<"news-list" | "protocol-list" | "article-list">;

/** Linked list of news, protocols or articles. */
export function EntryList({ component }: { component: Lists }) {
  const t = useT();
  const { name, entries, more, filters } = component;
  if (entries === null) return <ListFailed />;
  if (entries.length === 0) return <p>{t("contentPages.listEmpty")}</p>;
  return (
    <Stack gap="s2">
      <Choices filters={filters} />
      <EntryRows list={name} entries={entries} />
      {more && (
        <p className={css.more}>
          <TextLink to={more}>{t("contentPages.allArticles")}</TextLink>
        </p>
      )}
    </Stack>
  );
}

/** The entries alone, for a section with its own heading. */
export function EntryRows({ list, entries }: { list: Lists["name"]; entries: readonly ListEntryView[] }) {
  return (
    <Rows>
      {entries.map((entry) => (
        <Row key={entry.href}>
          <p className={css.title}>
            <TextLink to={entry.href}>{entry.title}</TextLink>
          </p>
          {entry.text && <p className={css.text}>{entry.text}</p>}
          <Facts list={list} entry={entry} />
        </Row>
      ))}
    </Rows>
  );
}

function Facts({ list, entry }: { list: Lists["name"]; entry: ListEntryView }) {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const { date, tags } = entry;
  if (date === null && tags.length === 0) return null;
  return (
    <div className={css.facts}>
      {date !== null && (
        <span>
          {list === "article-list" && `${t("content.revised")} `}
          <time dateTime={date.slice(0, 10)}>{format.date(date)}</time>
        </span>
      )}
      {list === "protocol-list" && tags.map((tag) => <Mono key={tag}>{tag}</Mono>)}
      {list === "article-list" && tags.length > 0 && (
        <CodeList
          label={t("product.applications")}
          codes={tags.map((code) => ({ code, name: name("application", code) }))}
        />
      )}
    </div>
  );
}

export function ListFailed() {
  return <Notice tone="warning">{useT()("contentPages.listFailed")}</Notice>;
}
