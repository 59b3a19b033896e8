import type { SafeHtml } from "@domain/island/html";
import { type IslandName, islandClose, islandOpen } from "@domain/island/markers";
import { useState } from "react";
import { trustedHtml } from "./document/trusted-html";

interface IslandProps {
  name: IslandName;
  /** What a visitor without a session sees; built with `html` from `@domain/island/html`. */
  fallback: SafeHtml;
  as?: "span" | "div";
  className?: string;
}

/**
 * A personal region of a public page. The edge fills it per request; React takes what it finds and never touches it
 * again. In the browser it is updated by `updateIsland` and `bindIsland` from `~/components/island-dom`.
 * Style what is inside by attributes or element names: the edge does not know the hashed class names.
 */
export function Island({ name, fallback, as: Element = "span", className }: IslandProps) {
  // Kept from the first render: a new object per render would make React write the fallback over the edge's content.
  const [content] = useState(() => ({ __html: trustedHtml(marked(name, fallback)) }));
  return (
    <Element
      data-island={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only, and the point of an island
      dangerouslySetInnerHTML={content}
    />
  );
}

function marked(name: IslandName, fallback: SafeHtml): SafeHtml {
  return `${islandOpen(name)}${fallback}${islandClose(name)}` as SafeHtml;
}
