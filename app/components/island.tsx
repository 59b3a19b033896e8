import type { SafeHtml } from "@domain/island/html";
import { type IslandName, islandClose, islandOpen } from "@domain/island/markers";
import { useState } from "react";
import { trustedHtml } from "./document/trusted-html";

interface IslandProps {
  name: IslandName;
  /** Content for a visitor without a session; built with `html` from `@domain/island/html`. */
  fallback: SafeHtml;
  as?: "span" | "div";
  className?: string;
}

/**
 * A personal region of a public page. The edge fills it per request; React adopts the content and never changes it. In
 * the browser, use `updateIsland` from `~/components/island-dom`. Style the content by attribute or
 * element name, because the edge does not know hashed class names.
 */
export function Island({ name, fallback, as: Element = "span", className }: IslandProps) {
  // Kept from the first render: a new object would make React overwrite the edge's content.
  const [content] = useState(() => ({ __html: trustedHtml(marked(name, fallback)) }));
  return (
    <Element
      data-island={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only, and the purpose of a slot
      dangerouslySetInnerHTML={content}
    />
  );
}

function marked(name: IslandName, fallback: SafeHtml): SafeHtml {
  return `${islandOpen(name)}${fallback}${islandClose(name)}` as SafeHtml;
}
