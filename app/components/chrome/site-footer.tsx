import { useEffect, useRef, useState } from "react";
import * as css from "./footer.css";
import { footerShown } from "./footer-events";
import "./fold.css";
import "~/components/country/language-links.css";
import { FramePart } from "./frame-part";
import { keepFolds } from "./keep-folds";

/** The footer as long as nobody has taken it away (C-FOOT-06); its groups fold on small screens. */
export function SiteFooter() {
  const footer = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(true);
  useEffect(() => footerShown(setShown), []);
  useEffect(() => (shown && footer.current ? keepFolds(footer.current, ["small-mobile"]) : undefined), [shown]);
  if (!shown) return null;
  return (
    <footer ref={footer} className={css.footer} data-print="hide">
      <FramePart name="footer" />
    </footer>
  );
}
