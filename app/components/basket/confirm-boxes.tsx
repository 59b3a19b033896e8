import type { BasketLineView, BasketView } from "@contracts/commerce/basket-answers";
import type { ReactNode } from "react";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Cluster } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { BasketQuestion } from "~/loaders/basket/basket.server";
import { removalText } from "./removal-text";

/** The dialogs' questions as page content, for `/cart?remove=…` and `/cart?change=…` (T-LINE-12, body variant). */
export function BasketQuestionBox({ question, basket }: { question: BasketQuestion; basket: BasketView }) {
  const line = basket.lines.find(({ id }) => id === question.line);
  if (!line) return null;
  return question.kind === "remove" ? (
    <RemovalBox line={line} />
  ) : (
    <QuantityBox line={line} quantity={question.quantity} />
  );
}

function RemovalBox({ line }: { line: BasketLineView }) {
  const t = useT();
  const { title, text } = removalText(t, line);
  return (
    <Box
      title={title}
      confirm={t("basket.removal.confirm")}
      cancel={t("basket.removal.cancel")}
      fields={{ intent: "remove", line: line.id }}
    >
      {text}
    </Box>
  );
}

function QuantityBox({ line, quantity }: { line: BasketLineView; quantity: number }) {
  const t = useT();
  return (
    <Box
      title={t("basket.quantityChange.title")}
      confirm={t("basket.quantityChange.confirm")}
      cancel={t("basket.quantityChange.cancel")}
      fields={{ intent: "change", line: line.id, quantity: String(quantity) }}
    >
      {t("basket.quantityChange.text", { quantity })}
    </Box>
  );
}

interface BoxProps {
  title: string;
  confirm: string;
  cancel: string;
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Box({ title, confirm, cancel, fields, children }: BoxProps) {
  return (
    <Notice
      tone="warning"
      id="confirm"
      title={title}
      actions={
        <Form method="post" action="/cart">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Cluster>
            <Button type="submit" variant="primary">
              {confirm}
            </Button>
            <LinkButton to="/cart">{cancel}</LinkButton>
          </Cluster>
        </Form>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
