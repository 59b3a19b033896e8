import { Link } from "~/components/navigation";
import { BreakableLines } from "~/components/ui/breakable-lines";
import { Radio } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { AddressChoice, ContactChoice } from "~/loaders/checkout/choices.server";
import * as css from "./checkout-page.css";

interface AddressRadiosProps {
  name: string;
  addresses: readonly AddressChoice[];
  chosen: string | null;
}

/** The customer's addresses as radio buttons; the whole card is the target. */
export function AddressRadios({ name, addresses, chosen }: AddressRadiosProps) {
  const t = useT();
  return addresses.map((address) => (
    <div key={address.id} className={css.choice}>
      <Radio
        name={name}
        value={address.id}
        defaultChecked={address.id === chosen}
        required
        label={
          <>
            {address.name && <span className={css.choiceName}>{address.name}</span>}
            <span className={css.lines}>{address.lines.join("\n")}</span>
          </>
        }
      />
      {address.mend && <Link to={address.mend}>{t("checkout.shipping.mendState")}</Link>}
    </div>
  ));
}

interface ContactRadiosProps {
  contacts: readonly ContactChoice[];
  chosen: string | null;
}

/** The customer's contacts as radio buttons, or none besides the customer. */
export function ContactRadios({ contacts, chosen }: ContactRadiosProps) {
  const t = useT();
  return (
    <div className={css.choices}>
      {contacts.map(({ id, name, details }) => (
        <div key={id} className={css.choice}>
          <Radio
            name="contact"
            value={id}
            defaultChecked={id === chosen}
            label={
              <>
                <span className={css.choiceName}>{name}</span>
                <span className={css.lines}>
                  <BreakableLines lines={details} />
                </span>
              </>
            }
          />
        </div>
      ))}
      <div className={css.choice}>
        <Radio name="contact" value="" defaultChecked={chosen === null} label={t("checkout.shipping.noContact")} />
      </div>
    </div>
  );
}
