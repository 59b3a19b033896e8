import { useNavigate } from "@remix-run/react";
import {
  type ComponentType,
  createElement,
  lazy,
  type MouseEvent,
  Suspense,
  useRef,
  useSyncExternalStore,
} from "react";

/**
 * A block that only shows: the server writes it, and a browser that got the document takes it as it stands, without
 * the scripts that would draw it again. These are loaded when the block is first needed on a page that came without a
 * document, that is after a link within the shop. Nothing in such a block may wait (`Deferred`), hold state or listen.
 * Its styles have to be imported beside this call: what is loaded on demand brings them too late for a document.
 *
 * @param onServer the component where `import.meta.env.SSR` is true, else null: a browser's bundle then leaves it out,
 *   because package.json says that only styles have effects
 * @param load the same component, from a file of its own, with the texts that it needs
 */
export function serverFirst<P extends object>(
  onServer: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  if (onServer) {
    return function WrittenByServer(props: P) {
      return <div>{createElement(onServer, props)}</div>;
    };
  }
  // The types of `lazy` lose those of the props.
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function TakenFromDocument(props: P) {
    // Decided once: what the document brought stays for as long as the block is there.
    const kept = useRef(useHydrating());
    const follow = useFollow();
    if (kept.current) {
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
        // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see `asItStands`
        <div onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
      );
    }
    return (
      <div>
        <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>
      </div>
    );
  };
}

/** React writes nothing into an element that it hydrates, and never again while this object stays the same. */
const asItStands = { __html: "" };

const never = () => () => {};

function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Follows a plain press on a link of the shop without a new document, as links that React drew do. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
