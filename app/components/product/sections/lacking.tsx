import { Notice } from "~/components/ui/notice/notice";

/** In place of what a service that is out keeps from the page. The attribute is for whoever counts complete pages. */
export function Lacking({ text }: { text: string }) {
  return (
    <div data-lacking="">
      <Notice tone="warning">{text}</Notice>
    </div>
  );
}
