/**
 * Parts of the frame that only the server renders: links, menus, footer. The browser keeps their markup as it came and
 * gets neither their data nor their code; what moves in them is done by event handlers around them.
 */
import type { SafeHtml } from "@domain/island/html";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { trustedHtml } from "~/components/trusted-html";

const framePartNames = ["consent", "notice", "utilities", "brand", "menu", "footer"] as const;
export type FramePartName = (typeof framePartNames)[number];
export type FrameParts = Readonly<Record<FramePartName, ReactNode>>;

const FrameContext = createContext<FrameParts | null>(null);
/** Put around the app by entry.server; the browser has none. */
export const FrameProvider = FrameContext.Provider;

/** Markup of the document that this page began with. */
const kept = new Map<FramePartName, string>();

const selector = (name: FramePartName) => `[data-frame="${name}"]`;

function keptMarkup(name: FramePartName): string {
  let markup = kept.get(name);
  if (markup === undefined) {
    markup = document.querySelector(selector(name))?.innerHTML ?? "";
    kept.set(name, markup);
  }
  return markup;
}

/** False in a document that began without a frame: on a page of the empty layout, or where the frame could not be had. */
export function hasKeptFrame(): boolean {
  return keptMarkup("menu") !== "";
}

interface FramePartProps {
  name: FramePartName;
  className?: string;
}

export function FramePart({ name, className }: FramePartProps) {
  const parts = useContext(FrameContext);
  return parts ? (
    <div data-frame={name} className={className}>
      {parts[name]}
    </div>
  ) : (
    <KeptPart name={name} className={className} />
  );
}

function KeptPart({ name, className }: FramePartProps) {
  const element = useRef<HTMLDivElement>(null);
  // On the server there is no frame to keep; in the browser the markup came from the server and goes back as it was.
  const [content] = useState(() => ({
    __html: typeof document === "undefined" ? "" : trustedHtml(keptMarkup(name) as SafeHtml),
  }));
  useEffect(() => {
    const part = element.current;
    return () => {
      // Islands in it may have been filled anew since.
      if (part) kept.set(name, part.innerHTML);
    };
  }, [name]);
  return (
    <div
      ref={element}
      data-frame={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that this server rendered, from this document
      dangerouslySetInnerHTML={content}
    />
  );
}
