import { safeHref } from "@domain/links/safe-href";
import type { ReactNode } from "react";
import { TextLink } from "../ui/text-link";

interface RichLinkProps {
  href: unknown;
  newWindow?: boolean;
  children: ReactNode;
}

/** A link that an editor wrote: an address that is not allowed leaves only its text. */
export function RichLink({ href, newWindow = false, children }: RichLinkProps) {
  const safe = safeHref(href);
  if (!safe) return <>{children}</>;
  // Only paths are routes of this app; everything else is a plain anchor.
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
