import { Icon } from "~/components/icon";
import { Checkbox, TextInput } from "~/components/ui/field/field";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { BulkMessage, BulkRow } from "~/loaders/quick-add/bulk-rows.server";
import * as css from "./bulk.css";
import { MessageText } from "./code-message";

/** One page of the list: each row as read, with its result; errors can be corrected in place. */
export function BulkRows({ rows }: { rows: readonly BulkRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("bulk.caption")}
      captionHidden
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { key: "row", header: t("bulk.row"), cell: ({ row }) => row, noWrap: true },
        { key: "code", header: t("quickAdd.label"), mono: true, cell: (row) => <Code row={row} /> },
        { key: "quantity", header: t("quickAdd.quantity"), cell: (row) => <Quantity row={row} /> },
        { key: "result", header: t("bulk.result"), cell: (row) => <Result row={row} /> },
      ]}
    />
  );
}

const messageId = ({ index }: BulkRow, place: number) => `row-${index}-message-${place}`;

/** Links a field to the messages about it. */
function describe(row: BulkRow, field: BulkMessage["field"]) {
  const ids = row.messages.flatMap((message, place) => (message.field === field ? [messageId(row, place)] : []));
  return {
    describedBy: ids.join(" ") || undefined,
    invalid: row.messages.some((message) => message.field === field && message.tone !== "info"),
  };
}

function Code({ row: bulkRow }: { row: BulkRow }) {
  const { index, row, code, state } = bulkRow;
  const t = useT();
  if (state === "ready") return code;
  return (
    <TextInput
      mono
      label={t("bulk.numberIn", { row })}
      labelHidden
      {...describe(bulkRow, "code")}
      name={`code-${index}`}
      defaultValue={code}
      maxLength={32}
      autoComplete="off"
      spellCheck={false}
      className={css.code}
    />
  );
}

function Quantity({ row: bulkRow }: { row: BulkRow }) {
  const { index, row, quantity, state } = bulkRow;
  const t = useT();
  if (state === "ready") return quantity;
  return (
    <TextInput
      label={t("bulk.quantityIn", { row })}
      labelHidden
      {...describe(bulkRow, "quantity")}
      name={`quantity-${index}`}
      defaultValue={quantity}
      maxLength={16}
      inputMode="numeric"
      autoComplete="off"
      className={css.quantity}
    />
  );
}

function Result({ row }: { row: BulkRow }) {
  const { index, code, name, text, state, contradicted, messages } = row;
  const t = useT();
  return (
    <div className={css.result}>
      {name !== null && <p>{name}</p>}
      {state === "ready" && (
        <p className={css.ready}>
          <Icon name="success" size="sm" /> {t("bulk.canBeAdded")}
        </p>
      )}
      {messages.map((message, place) => (
        <Message key={message.text} id={messageId(row, place)} message={message} />
      ))}
      {state !== "ready" && text !== "" && <p className={css.read}>{text}</p>}
      {contradicted && <Checkbox name={`meant-${index}`} value={code} label={t("bulk.meant", { code, name })} />}
    </div>
  );
}

const icons = { info: "info", warning: "warning", error: "problem" } as const;

function Message({ id, message: { tone, text, href } }: { id: string; message: BulkMessage }) {
  return (
    <p id={id} className={css.tone[tone]}>
      <Icon name={icons[tone]} size="sm" />
      <span>
        <MessageText text={text} href={href} />
      </span>
    </p>
  );
}
