/**
 * Parts of the frame that only the server renders: links, menus, footer. The browser keeps their markup and loads
 * neither their data nor their code; widgets and event handlers of the enhancement bundle add behavior.
 */
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";

const framePartNames = ["consent", "notice", "header", "footer"] as const;
type FramePartName = (typeof framePartNames)[number];
export type FrameParts = Readonly<Record<FramePartName, ReactNode>>;

const FrameContext = createContext<FrameParts | null>(null);
/** Set by entry.server; absent in the browser. */
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

/** Placeholder for the server's markup. A constant object, so that React never updates the content. */
const left = { __html: "" };

/** The app hydrates around the part. If it renders the frame again, the nodes move with their listeners. */
function KeptPart({ name, className }: FramePartProps) {
  const element = useRef<HTMLDivElement>(null);
  // During hydration, the part's own element; later, the previous one.
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

/** React warns about layout effects on the server, where pages without a frame also have parts. */
const useLayout: typeof useLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;
