import { useTextLang } from "~/i18n/use-text-lang";

/** Text of a catalogue record, marked as English where the record has none in the page's language. */
export function CatalogueText({ text, className }: { text: string; className?: string }) {
  return (
    <span lang={useTextLang()(text)} className={className}>
      {text}
    </span>
  );
}
