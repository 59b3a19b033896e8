import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
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
  // Until the frame has said how tall its page is, it has the height of most of them.
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const { origin } = new URL(frameUrl);
    const listen = ({ data, origin: sender }: MessageEvent<unknown>) => {
      if (sender !== origin) return;
      setHeight((former) => heightIn(data) ?? former);
      const id = cardIn(data);
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
        style={height === null ? undefined : { blockSize: `${height + frameBorders}px` }}
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

const frameBorders = 2;
const heights = { least: 160, most: 1600 } as const;

/** Pixels that the page in the frame says it needs; null for any other message, and for one that no page would send. */
function heightIn(message: unknown): number | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, height } = message as { type?: unknown; height?: unknown };
  if (type !== "benchside:card-height" || typeof height !== "number") return null;
  return height >= heights.least && height <= heights.most ? height : null;
}

/** Id of the card fields that a message tells of; null for any other message. */
function cardIn(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { type, id } = message as { type?: unknown; id?: unknown };
  return type === "benchside:card-ready" && typeof id === "string" ? id : null;
}
