import { type ReactNode, useState } from "react";
import { Icon } from "~/components/icon";
import { Button } from "~/components/ui/button/button";
import { Dialog, DialogLink } from "~/components/ui/dialog/dialog";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import * as css from "./image-zoom.css";

interface ImageZoomProps {
  src: string;
  alt: string;
  caption?: string | null;
  size?: { readonly width: number; readonly height: number } | null;
  /** The image in the page. */
  children: ReactNode;
}

/** An image that a press enlarges to 90 % of the window (C-REND-02). Without scripts it links to the file. */
export const ImageZoom = widget("image-zoom", ({ src, alt, caption, size, children }: ImageZoomProps) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <DialogLink to={src} className={css.link} data-print="plain" onOpen={() => setOpen(true)}>
        {children}
        <span className={css.mark}>
          <Icon name="zoom" size="sm" />
          {t("content.enlarge")}
        </span>
      </DialogLink>
      {open && (
        <Enlarged src={src} alt={alt} caption={caption ?? null} size={size ?? null} onClose={() => setOpen(false)} />
      )}
    </>
  );
});

type EnlargedProps = Required<Omit<ImageZoomProps, "children">> & { onClose: () => void };

/** The dialog; its background starts light and can be switched (C-REND-03). */
function Enlarged({ src, alt, caption, size, onClose }: EnlargedProps) {
  const t = useT();
  const [dark, setDark] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={alt || t("content.image")}
      className={css.dialog}
      footer={
        <Button
          type="button"
          size="sm"
          aria-pressed={dark}
          icon={dark ? "check" : undefined}
          onClick={() => setDark(!dark)}
        >
          {t("content.darkBackground")}
        </Button>
      }
    >
      <figure>
        <div className={css.ground} data-dark={dark || undefined}>
          <img className={css.picture} src={src} alt={alt} width={size?.width} height={size?.height} />
        </div>
        {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
    </Dialog>
  );
}
