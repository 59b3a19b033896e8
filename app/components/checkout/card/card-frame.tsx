import { useEffect, useRef, useState } from "react";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import * as css from "../checkout-page.css";
import { cardMessage } from "./card-message";

interface CardFrameProps {
  frameUrl: string;
  /** The same fields as a full page. */
  pageUrl: string;
  /** Path of the page, which takes the completed card. */
  step: string;
}

/**
 * Card fields of the payments service in a frame of its origin, so that card data never reaches this page. When the
 * card is complete, the frame reports it and the step is sent with the id of the fields.
 */
export function CardFrame({ frameUrl, pageUrl, step }: CardFrameProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  // Typical height until the frame reports its own.
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const { height: needed, card } = cardMessage(event, frameUrl);
      if (needed !== null) setHeight(needed);
      const field = form.current?.elements.namedItem("card");
      if (card === null || !(field instanceof HTMLInputElement)) return;
      field.value = card;
      form.current?.requestSubmit();
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frameUrl]);
  return (
    <section className={css.section} aria-labelledby="card-frame">
      <h2 id="card-frame">{t("checkout.payment.cardFrame")}</h2>
      <p>{t("checkout.payment.cardWaiting")}</p>
      <iframe
        className={css.frame}
        style={height === null ? undefined : { blockSize: `${height + frameBorders}px` }}
        src={frameUrl}
        title={t("checkout.payment.cardFrame")}
        referrerPolicy="strict-origin"
        allow="payment"
      />
      <form ref={form} method="post" action={step}>
        <input type="hidden" name="intent" value="use-card" />
        <input type="hidden" name="card" />
      </form>
      <p>
        <TextLink to={pageUrl}>{t("checkout.payment.cardPage")}</TextLink>
      </p>
    </section>
  );
}

const frameBorders = 2;
