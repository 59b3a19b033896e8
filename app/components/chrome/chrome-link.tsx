import { TextLink } from "~/components/ui/text-link";
import type { ChromeLink as ChromeLinkData } from "~/loaders/chrome-data.server";

/** A link of menus and settings; editors decide whether it opens a new window. */
export function ChromeLink({
  link,
  className,
  children,
}: {
  link: ChromeLinkData;
  className?: string;
  children?: React.ReactNode;
}) {
  return (
    <TextLink
      to={link.href}
      newWindow={link.newWindow}
      className={className}
      prefetch={link.href.startsWith("/") ? "intent" : undefined}
    >
      {children ?? link.label}
    </TextLink>
  );
}
