import type { SafeHtml } from "@domain/edge-slot/html";
import { type EdgeSlotName, edgeSlotClose, edgeSlotOpen } from "@domain/edge-slot/markers";
import { useState } from "react";
import { trustedHtml } from "./document/trusted-html";

interface EdgeSlotProps {
  name: EdgeSlotName;
  /** Content for a visitor without a session; built with `html` from `@domain/edge-slot/html`. */
  fallback: SafeHtml;
  as?: "span" | "div";
  className?: string;
}

/**
 * A personal region of a public page. The edge fills it per request; React adopts the content and never changes it. In
 * the browser, use `updateEdgeSlot` from `~/components/edge-slot-dom`. Style the content by attribute or
 * element name, because the edge does not know hashed class names.
 */
export function EdgeSlot({ name, fallback, as: Element = "span", className }: EdgeSlotProps) {
  // Kept from the first render: a new object would make React overwrite the edge's content.
  const [content] = useState(() => ({ __html: trustedHtml(marked(name, fallback)) }));
  return (
    <Element
      data-slot={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml only, and the purpose of a slot
      dangerouslySetInnerHTML={content}
    />
  );
}

function marked(name: EdgeSlotName, fallback: SafeHtml): SafeHtml {
  return `${edgeSlotOpen(name)}${fallback}${edgeSlotClose(name)}` as SafeHtml;
}
