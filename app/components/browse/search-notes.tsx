import { browseHref } from "@domain/search-url/serialize";
import { changeBrowseState } from "@domain/search-url/state";
import { urlStructure } from "@domain/search-url/structure";
import { Link } from "~/components/navigation";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse/data.server";

/** Explains what the search did: treated a phrase as an application, relaxed it, switched tabs, or found no prices. */
export function SearchNotes({ data }: { data: BrowseData }) {
  const t = useT();
  const { query, tab } = data.state;
  if (data.error !== null) return null;
  const wordForWord = (words: string) =>
    browseHref(changeBrowseState(data.state, { query: words, redirect: false }), urlStructure(data.newSearchUrl));
  const other = tab === "product" ? "resources" : "product";
  const switched = query !== "" && data.counts[other] === 0 && data.total > 0;
  return (
    <>
      {data.alias !== null && (
        <Notice announce="polite" actions={<Link to={wordForWord(data.alias.words)}>{t("browse.aliasWords")}</Link>}>
          {t("browse.aliasNote", { name: t(`browse.aliases.${data.alias.id}`) })}
        </Notice>
      )}
      {switched && tab === "resources" && <Notice announce="polite">{t("browse.switchedTab", { query })}</Notice>}
      {data.loosened && <Notice announce="polite">{loosenedText(data, t)}</Notice>}
      {data.pricesFailed && <Notice tone="warning">{t("browse.pricesFailed")}</Notice>}
    </>
  );
}

function loosenedText({ loosened, state, list }: BrowseData, t: ReturnType<typeof useT>): string {
  if (loosened?.kind === "number") return t("browse.readAsNumber", { query: state.query, number: loosened.number });
  return t(list.tab === "product" ? "browse.readAsWords" : "browse.readAsWordsResources", { query: state.query });
}
