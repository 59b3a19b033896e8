import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import type { RootPageData } from "~/loaders/root.server";
import { happened } from "~/stores/happenings";
import { whenIdle } from "~/stores/when-idle";

/**
 * Tells which pages are shown and which links and searches are chosen. What comes of it is decided by code that is loaded
 * when the page has nothing else to do (`observe`).
 */
export function Analytics({ root }: { root: RootPageData | undefined }) {
  const { key, pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const address = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is told once, when its address is shown
  useEffect(() => {
    if (!root || !page) return;
    const { country, language } = root.market;
    const { data } = page;
    happened({ kind: "page", key, pathname, search, title: document.title, data, country, language });
  }, [address]);
  useEffect(() => {
    addEventListener("click", clicked, true);
    addEventListener("submit", submitted, true);
    whenIdle(() => {
      import("./observe").then(({ observe }) => observe(root), noMatter);
    });
    return () => {
      removeEventListener("click", clicked, true);
      removeEventListener("submit", submitted, true);
    };
  }, [root]);
  return null;
}

/** Counting visits is nothing that a page may fail for. */
const noMatter = () => {};

function clicked({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link) happened({ kind: "click", href: link.href, text: link.textContent ?? "", mark: link.dataset.event });
}

/** A phrase that was typed and sent, in whichever of the shop's search fields; what a form only carries along is none. */
const phraseField = 'input:is([name="q"], [name="search"]):not([type="hidden"])';

function submitted({ target }: SubmitEvent) {
  const field = target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>(phraseField) : null;
  if (field) happened({ kind: "search", source: "keyword", phrase: field.value });
}
