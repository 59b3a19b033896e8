import type { SizeMessage, SizeRow } from "@domain/product-page/sizes";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

const tones = { info: "info", warning: "warning", error: "danger" } as const;

/** Link text by target of a message. */
const linkLabels = {
  "selling.ptmScan": "selling.ptmScanInquiry",
  "selling.noSalesHere": "selling.contactUs",
  "selling.orderByContact": "selling.contactUs",
} as const;

export function SizeMessages({ messages, sku }: { messages: readonly SizeMessage[]; sku: string }) {
  const t = useT();
  return messages.map(({ tone, key, href }) => (
    <Notice key={key} tone={tones[tone]}>
      <p>
        {spaced(t(key, { sku }))}
        {href !== null && key in linkLabels && (
          <TextLink to={href}>{t(linkLabels[key as keyof typeof linkLabels])}</TextLink>
        )}
      </p>
    </Notice>
  ));
}

/** Messages common to all sizes, shown once above; the rest stay beside their size. */
export function sharedMessages(sizes: readonly SizeRow[]): {
  shared: readonly SizeMessage[];
  own: ReadonlyMap<string, readonly SizeMessage[]>;
} {
  const says = (size: SizeRow, key: SizeMessage["key"]) => size.messages.some((message) => message.key === key);
  const shared = (sizes[0]?.messages ?? []).filter(({ key }) => sizes.every((size) => says(size, key)));
  const sharedKeys = new Set(shared.map(({ key }) => key));
  return {
    shared,
    own: new Map(sizes.map(({ sku, messages }) => [sku, messages.filter(({ key }) => !sharedKeys.has(key))])),
  };
}
