import { useTexts } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";

/** Name of the protocol's application in the page's language, else its English title. */
export function ProtocolTitle({ title, application }: { title: string; application: string }) {
  const { language } = useTexts();
  const spoken = useVocabulary()("application", application);
  return language.startsWith("en") || spoken === application ? <span lang="en">{title}</span> : spoken;
}
