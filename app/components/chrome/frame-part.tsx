/**
 * Parts of the frame that only the server renders: links, menus, footer. The browser keeps their markup as it came and
 * gets neither their data nor their code; what moves in them is widgets and event handlers of the enhancement bundle.
 */
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";

const framePartNames = ["consent", "notice", "header", "footer"] as const;
export type FramePartName = (typeof framePartNames)[number];
export type FrameParts = Readonly<Record<FramePartName, ReactNode>>;

const FrameContext = createContext<FrameParts | null>(null);
/** Put around the app by entry.server; the browser has none. */
export const FrameProvider = FrameContext.Provider;

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

/** Markup of the document: the same object each time, so that React leaves the content alone. */
const left = { __html: "" };

/** The app hydrates around the part. When it draws the page's frame anew, the nodes move, with what listens to them. */
function KeptPart({ name, className }: FramePartProps) {
  const element = useRef<HTMLDivElement>(null);
  // While the app hydrates, the part's own element; later, the one that is about to go.
  const [before] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector(`[data-frame="${name}"]`),
  );
  useLayout(() => {
    const part = element.current;
    if (!part || before === part) return;
    while (before?.firstChild) part.appendChild(before.firstChild);
  }, [before]);
  return (
    <div
      ref={element}
      data-frame={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see `left`
      dangerouslySetInnerHTML={left}
    />
  );
}

/** React warns of layout effects on a server, where a page without its frame has parts too. */
const useLayout: typeof useLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;
