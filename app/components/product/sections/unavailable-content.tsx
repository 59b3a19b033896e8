import { Notice } from "~/components/ui/notice/notice";

/** Replaces content of an unavailable service. The data attribute lets monitoring count complete pages. */
export function UnavailableContent({ text }: { text: string }) {
  return (
    <div data-lacking="">
      <Notice tone="warning">{text}</Notice>
    </div>
  );
}
