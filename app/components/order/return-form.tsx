import { InquiryField } from "~/components/inquiry/inquiry-form";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Notice } from "~/components/ui/notice/notice";
import type { ReturnsView } from "~/loaders/order/returns.server";
import * as css from "./orders.css";

type ReturnFormView = NonNullable<ReturnsView["form"]>;

/** Requests to return items of an order, and the form for another; works without scripts. */
export function Returns({ returns: { heading, sent, requests, form } }: { returns: ReturnsView }) {
  return (
    // The form is not printed, so its heading is printed only above requests.
    <section
      id="returns"
      className={requests.length > 0 ? css.section : `${css.section} ${css.onScreen}`}
      aria-labelledby="returns-heading"
    >
      <h2 id="returns-heading">{heading}</h2>
      {sent !== null && (
        <Notice tone="success" announce="polite" className={css.onScreen}>
          {sent}
        </Notice>
      )}
      {requests.map(({ reference, text }) => (
        <p key={reference} className={css.lines}>
          {text} <span translate="no">{reference}</span>
        </p>
      ))}
      {form && <ReturnForm form={form} />}
    </section>
  );
}

function ReturnForm({ form: { action, ask, intro, send, key, seen, open, notice, fields } }: { form: ReturnFormView }) {
  return (
    <Disclosure summary={ask} open={open} className={css.onScreen}>
      {notice !== null && (
        <Notice tone="danger" announce="assertive" refusal>
          {notice}
        </Notice>
      )}
      <p>{intro}</p>
      <Form id="typed" method="post" action={action} noValidate className={css.section}>
        <input type="hidden" name="intent" value="return" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={seen} />
        {fields.map((field) => (
          <InquiryField key={field.name} field={field} />
        ))}
        <div className={css.buttons}>
          <Button type="submit">{send}</Button>
        </div>
      </Form>
    </Disclosure>
  );
}
