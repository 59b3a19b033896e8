import { Link, type LinkProps } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import { Icon } from "../icon";
import { VisuallyHidden } from "./layout";

/** A link in running text. `newWindow` opens a new window and says so. */
export function TextLink({ newWindow, children, ...link }: LinkProps & { newWindow?: boolean }) {
  const t = useT();
  if (!newWindow) return <Link {...link}>{children}</Link>;
  return (
    <Link {...link} target="_blank" rel="noopener">
      {children}
      <Icon name="external" size="sm" />
      <VisuallyHidden> ({t("site.opensInNewWindow")})</VisuallyHidden>
    </Link>
  );
}
