import { PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { leaveFormerShop } from "~/components/account/former-shop";
import { openCountryDialog } from "~/stores/country-dialog";
import { intentMilliseconds } from "./fetch-ahead";
import { addressHere, leadsWithin } from "./frame-address";

const linkOf = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("[data-frame] a[href]") : null;

/**
 * Makes the plain links of the frame navigate like every other link of the app: without loading a document, and with the
 * page fetched ahead of the press.
 */
export function useFrameLinks() {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [ahead, setAhead] = useState<string | null>(null);
  const here = location.pathname + location.search;
  useEffect(() => addressHere(here), [here]);

  const intend = ({ target }: PointerEvent | FocusEvent) => {
    const link = linkOf(target);
    clearTimeout(timer.current);
    if (!link || !leadsWithin(link)) return;
    timer.current = setTimeout(() => setAhead(link.pathname + link.search), intentMilliseconds);
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || elsewhere || event.defaultPrevented || !leadsWithin(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const choose = (event: FormEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    if (event.target.dataset.signsOut !== undefined) leaveFormerShop();
    if (event.target.dataset.opens !== "country") return;
    event.preventDefault();
    openCountryDialog();
  };
  return {
    handlers: { onClick: follow, onSubmit: choose, onPointerOver: intend, onFocus: intend },
    prefetch: ahead && <PrefetchPageLinks key={ahead} page={ahead} />,
  };
}
