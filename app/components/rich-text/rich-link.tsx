import { safeHref } from "@domain/links/safe-href";
import type { ReactNode } from "react";
import { TextLink } from "../ui/text-link";

interface RichLinkProps {
  href: unknown;
  newWindow?: boolean;
  children: ReactNode;
}

/** An editors' link; an invalid address renders only the text. */
export function RichLink({ href, newWindow = false, children }: RichLinkProps) {
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  // Paths are pages of this app; anything else is a plain anchor.
  if (safe.kind === "path") {
    return (
      <TextLink to={safe.href} newWindow={newWindow}>
        {children}
      </TextLink>
    );
  }
  if (safe.kind === "external") {
    return (
      <TextLink to={safe.href} newWindow={newWindow} rel="noopener">
        {children}
      </TextLink>
    );
  }
  return <a href={safe.href}>{children}</a>;
}
