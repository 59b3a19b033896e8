import { RichText } from "~/components/rich-text/rich-text";
import { Notice } from "~/components/ui/notice/notice";
import type { EditorsText } from "~/loaders/product/data.server";

/** Notices that the market requires above a product (C-REGION-02). */
export function RegulatoryBanner({ texts }: { texts: readonly EditorsText[] }) {
  return texts.map(({ title, content, lang }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notices have no identity but their position
    <Notice key={index} title={title ?? undefined}>
      <RichText value={content} lang={lang} />
    </Notice>
  ));
}
