import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { SettingsData } from "~/loaders/account/settings.server";
import { usePaymentText } from "../payment-text";

/** Cards that the customer saved with an order. Each can be removed. */
export function SavedCards({ cards, path }: { cards: SettingsData["savedCards"]; path: string }) {
  const t = useT();
  const text = usePaymentText();
  return (
    <section className={css.section} aria-labelledby="saved-cards">
      <h2 id="saved-cards">{t("account.settings.cardsHeading")}</h2>
      {cards === null ? (
        <p>{t("account.settings.listUnknown")}</p>
      ) : (
        <p>{t(cards.length > 0 ? "account.settings.cardsText" : "account.settings.cardsNone")}</p>
      )}
      {cards && cards.length > 0 && (
        <ul className={css.sessions}>
          {cards.map((card) => (
            <li key={card.id}>
              <Form method="post" action={path} className={css.buttons}>
                <input type="hidden" name="card" value={card.id} />
                <span>{text(card)}</span>
                <Button
                  type="submit"
                  name="intent"
                  value="remove-card"
                  aria-label={t("account.settings.cardRemoveOf", { card: text(card) })}
                >
                  {t("account.settings.cardRemove")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
