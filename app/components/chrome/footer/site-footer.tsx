import * as css from "./footer.css";
import "./fold.css";
import "~/components/country/language-links.css";
import { FramePart } from "~/components/chrome/frame-part";

export function SiteFooter() {
  return (
    <footer className={css.footer} data-print="hide">
      <FramePart name="footer" />
    </footer>
  );
}
