import { CatalogueText } from "~/components/catalogue-text";
import { useTextLang } from "~/i18n/use-text-lang";
import { useVocabulary } from "~/i18n/use-vocabulary";

/** The protocol's title; where that fell back to English, the application's name in the page's language. */
export function ProtocolTitle({ title, application }: { title: string; application: string }) {
  const spoken = useVocabulary()("application", application);
  return useTextLang()(title) && spoken !== application ? spoken : <CatalogueText text={title} />;
}
