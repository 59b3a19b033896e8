import { useTexts } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";

/** A protocol is called by its application in the page's language, else by its title in the catalogue's English. */
export function ProtocolTitle({ title, application }: { title: string; application: string }) {
  const { language } = useTexts();
  const spoken = useVocabulary()("application", application);
  return language.startsWith("en") || spoken === application ? <span lang="en">{title}</span> : spoken;
}
