import type { BasketLineView } from "@domain/basket/view";
import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Cluster, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import { BasketMessages } from "./basket-messages";
import { useBasketForm } from "./use-basket-form";

/** What is asked, with the warning for kits of a designed panel (T-LINE-13). */
function useRemovalText(line: BasketLineView) {
  const t = useT();
  return {
    title: t(line.kit ? "basket.removal.kitTitle" : "basket.removal.title"),
    text: line.kit ? t("basket.removal.kitText") : t("basket.removal.text", { name: line.name, sku: line.sku }),
  };
}

/** Asks before a line goes (T-LINE-11), over the panel or the page; lists what the gateway said against it (T-LINE-18). */
export function RemovalDialog({ line, onClose }: { line: BasketLineView; onClose: () => void }) {
  const t = useT();
  const { send, busy, data } = useBasketForm();
  const { title, text } = useRemovalText(line);
  const done = data?.ok === true;
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="button" onClick={onClose}>
            {t("basket.removal.cancel")}
          </Button>
          <Button type="button" variant="primary" busy={busy} onClick={() => send({ intent: "remove", line: line.id })}>
            {t("basket.removal.confirm")}
          </Button>
        </>
      }
    >
      <Stack>
        {line.kit ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>}
        {data && !data.ok && (
          <Notice tone="danger" announce="assertive">
            <BasketMessages messages={data.messages} />
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** The same question in the page, for `/cart?remove=…` without scripts (T-LINE-12, body variant). */
export function RemovalQuestion({ line }: { line: BasketLineView }) {
  const t = useT();
  const { title, text } = useRemovalText(line);
  return (
    <Notice
      tone="warning"
      id="confirm"
      title={title}
      actions={
        <Form method="post" action="/cart" reloadDocument>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="line" value={line.id} />
          <Cluster>
            <Button type="submit" variant="primary">
              {t("basket.removal.confirm")}
            </Button>
            <LinkButton to="/cart">{t("basket.removal.cancel")}</LinkButton>
          </Cluster>
        </Form>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}

interface QuantityDialogProps {
  line: BasketLineView;
  quantity: number;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks before the quantity of a designed kit changes (T-LINE-10). */
export function QuantityDialog({ line, quantity, onAnswer }: QuantityDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={t("basket.quantityChange.title")}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button type="button" onClick={() => onAnswer(false)}>
            {t("basket.quantityChange.cancel")}
          </Button>
          <Button type="button" variant="primary" onClick={() => onAnswer(true)}>
            {t("basket.quantityChange.confirm")}
          </Button>
        </>
      }
    >
      <p>
        {line.name}: {t("basket.quantityChange.text", { quantity })}
      </p>
    </Dialog>
  );
}
