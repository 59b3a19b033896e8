import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ChromeLink } from "~/loaders/chrome/data.server";

/** A link from menus or settings. Links that open a new window say so. */
export function StaticLink({
  link,
  className,
  children,
}: {
  link: ChromeLink;
  className?: string;
  children?: React.ReactNode;
}) {
  const t = useT();
  const content = children ?? link.label;
  if (!link.newWindow) {
    return (
      <a href={link.href} className={className}>
        {content}
      </a>
    );
  }
  return (
    <a href={link.href} className={className} target="_blank" rel="noopener">
      {content}
      {children === undefined && <Icon name="external" size="sm" />}
      <VisuallyHidden> ({t("site.opensInNewWindow")})</VisuallyHidden>
    </a>
  );
}
