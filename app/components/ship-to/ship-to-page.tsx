import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { CheckoutLayout, OrderSide } from "~/components/checkout/checkout-layout";
import * as css from "~/components/checkout/checkout-page.css";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Select, TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { CheckoutLine } from "~/loaders/checkout/frame.server";
import type { ShipToData } from "~/loaders/ship-to/ship-to.server";

interface ShipToPageProps {
  data: ShipToData;
  refused: StepRefusal | null;
}

/** `/checkout/ship-to`. */
export function ShipToPage({ data, refused }: ShipToPageProps) {
  const t = useT();
  const { frame, from, back, addresses, quotedShipping } = data;
  return (
    <CheckoutLayout title={t("checkout.shipTo.title")} steps={frame.steps} side={<OrderSide frame={frame} />}>
      <Problems problems={refused?.problems ?? []} answer={refused} />
      <p>{t("checkout.shipTo.intro")}</p>
      {quotedShipping && <Notice>{t("checkout.shipTo.quotedShipping")}</Notice>}
      {addresses.length < 2 && <Notice>{t("checkout.shipTo.oneAddress")}</Notice>}
      <Form id="typed" method="post" action={`/checkout/ship-to?from=${from}`} noValidate className={css.form}>
        <input type="hidden" name="key" value={data.key} />
        <input type="hidden" name="from" value={from} />
        {frame.lines.map((line) =>
          line.editable ? <LineAddress key={line.id} line={line} data={data} refused={refused} /> : null,
        )}
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="save" variant="primary">
            {t("checkout.shipTo.save")}
          </Button>
          <LinkButton to="/account/my/addresses" icon="plus">
            {t("checkout.shipping.newAddress")}
          </LinkButton>
          <LinkButton to={back} variant="quiet">
            {t("checkout.shipping.back")}
          </LinkButton>
        </div>
      </Form>
    </CheckoutLayout>
  );
}

interface LineAddressProps extends ShipToPageProps {
  line: CheckoutLine;
}

function LineAddress({ line, data, refused }: LineAddressProps) {
  const { addresses, chosen } = data;
  const field = `line.${line.id}`;
  return (
    <div className={css.narrow}>
      <Select
        name={field}
        label={`${line.quantity} × ${line.name} (${line.sku})`}
        defaultValue={refused?.values[field] ?? chosen[line.id] ?? ""}
        error={refused?.errors[field]}
        required
      >
        {addresses.map(({ id, name, lines }) => (
          <option key={id} value={id}>
            {[name, ...lines].filter(Boolean).join(", ")}
          </option>
        ))}
      </Select>
      {line.quantity > 1 && addresses.length > 1 && <Pieces line={line} data={data} refused={refused} />}
    </div>
  );
}

/** Quantities of a line per address, instead of one address for the line. */
function Pieces({ line, data: { addresses, pieces }, refused }: LineAddressProps) {
  const t = useT();
  const error = refused?.errors[`pieces.${line.id}`];
  const fields = addresses.map(({ id, name, lines }) => {
    const field = `pieces.${line.id}.${id}`;
    const address = [name, ...lines].filter(Boolean).join(", ");
    return { field, address, value: refused?.values[field] ?? pieces[field] ?? "" };
  });
  return (
    <Disclosure summary={t("checkout.shipTo.divide")} open={Boolean(error) || fields.some(({ value }) => value !== "")}>
      <p className={css.quiet}>{t("checkout.shipTo.divideHint", { count: line.quantity })}</p>
      {fields.map(({ field, address, value }, index) => (
        <TextInput
          key={field}
          name={field}
          label={t("checkout.shipTo.pieces", { address })}
          inputMode="numeric"
          maxLength={6}
          defaultValue={value}
          // One message for all of them.
          error={index === 0 ? error : undefined}
        />
      ))}
    </Disclosure>
  );
}
