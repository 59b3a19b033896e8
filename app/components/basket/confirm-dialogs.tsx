import type { BasketLineView } from "@contracts/commerce/basket-answers";
import { Button } from "~/components/ui/button/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { BasketMessages } from "./basket-messages";
import { removalText } from "./removal-text";
import { useBasketForm } from "./use-basket-form";

interface RemovalDialogProps {
  line: BasketLineView;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Confirms a removal (T-LINE-11), over panel or page, and lists the gateway's errors (T-LINE-18). */
export function RemovalDialog({ line, onKeep, onRemoved }: RemovalDialogProps) {
  const t = useT();
  const { send, busy, refusal } = useBasketForm();
  const { title, text } = removalText(t, line);
  const remove = async () => {
    const outcome = await send({ intent: "remove", line: line.id });
    if (outcome?.ok) onRemoved();
  };
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onKeep}
      footer={
        <>
          <Button type="button" onClick={onKeep}>
            {t("basket.removal.cancel")}
          </Button>
          <Button type="button" variant="primary" busy={busy} onClick={remove}>
            {t("basket.removal.confirm")}
          </Button>
        </>
      }
    >
      <Stack>
        {line.kit ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>}
        {refusal && (
          <Notice tone="danger" announce="assertive">
            <BasketMessages messages={refusal.messages} />
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

interface QuantityDialogProps {
  line: BasketLineView;
  quantity: number;
  onAnswer: (confirmed: boolean) => void;
}

/** Confirms a quantity change of a panel kit (T-LINE-10). */
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
      <Notice tone="warning" title={line.name}>
        {t("basket.quantityChange.text", { quantity })}
      </Notice>
    </Dialog>
  );
}
