import { useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import * as css from "./checkout-page.css";

interface CardFrameProps {
  frameUrl: string;
  /** The same fields as a page of their own. */
  pageUrl: string;
}

/**
 * The payments service's own fields, in a frame of its origin: what is typed there never reaches this page. When the card
 * is there the frame says so, and the step is sent with the id of the fields, which the gateway then asks about.
 */
export function CardFrame({ frameUrl, pageUrl }: CardFrameProps) {
  const t = useT();
  const submit = useSubmit();
  useEffect(() => {
    const { origin } = new URL(frameUrl);
    const listen = ({ data, origin: sender }: MessageEvent<unknown>) => {
      const id = sender === origin ? cardIn(data) : null;
      if (id === null) return;
      submit({ intent: "use-card", card: id }, { method: "post", action: "/checkout/paymentinformation" });
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frameUrl, submit]);
  return (
    <section className={css.section} aria-labelledby="card-frame">
      <h2 id="card-frame">{t("checkout.payment.cardFrame")}</h2>
      <p>{t("checkout.payment.cardWaiting")}</p>
      <iframe
        className={css.frame}
        src={frameUrl}
        title={t("checkout.payment.cardFrame")}
        referrerPolicy="strict-origin"
        allow="payment"
      />
      <p>
        <TextLink to={pageUrl}>{t("checkout.payment.cardPage")}</TextLink>
      </p>
    </section>
  );
}

/** Id of the card fields that a message tells of; null for any other message. */
function cardIn(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, id } = message as { type?: unknown; id?: unknown };
  return type === "benchside:card-ready" && typeof id === "string" ? id : null;
}
