import { maxPdfBytes } from "@contracts/values/limits";
import { listPath, maxListBytes, maxListRows } from "@domain/quick-add/list-limits";
import { pasteTool } from "~/components/agents/form-tools";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Field, TextArea } from "~/components/ui/field/field";
import { Stack } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { ListFault } from "~/loaders/quick-add/bulk-input.server";
import * as css from "./bulk.css";

const megabyte = 1024 * 1024;

/** Form for a pasted or uploaded product list; the result is reviewed before anything is added. */
export function BulkForm({ paste, fault }: { paste: string; fault: ListFault | null }) {
  return (
    <Form id="typed" method="post" action={listPath} encType="multipart/form-data" {...pasteTool}>
      <BulkFields paste={paste} fault={fault} />
    </Form>
  );
}

/**
 * Fields and button of the form.
 * @param form id of another form on the page that they belong to, so that it keeps their input
 */
export function BulkFields({ paste, fault = null, form }: { paste: string; fault?: ListFault | null; form?: string }) {
  const t = useT();
  const format = useFormat();
  const errorOf = (field: ListFault["field"]) => (fault?.field === field ? fault.text : null);
  const sent = form ? ({ form, formAction: listPath, formEncType: "multipart/form-data" } as const) : {};
  return (
    <Stack>
      <p>{t("bulk.intro")}</p>
      <TextArea
        mono
        label={t("bulk.paste")}
        hint={t("bulk.pasteHint", { rows: format.number(maxListRows) })}
        error={errorOf("paste")}
        name="paste"
        form={form}
        defaultValue={paste}
        rows={8}
        spellCheck={false}
      />
      <Field
        label={t("bulk.file")}
        hint={t("bulk.fileHint", { size: maxListBytes / megabyte, pdfSize: maxPdfBytes / megabyte })}
        error={errorOf("file")}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            name="file"
            form={form}
            className={css.file}
            accept=".csv,.tsv,.txt,.xlsx,.docx,.pdf,text/csv,text/plain,text/tab-separated-values,application/pdf"
          />
        )}
      </Field>
      <p>
        <TextLink to="/cart/quick-add/sample.csv">{t("bulk.sample")}</TextLink>
      </p>
      <Button type="submit" className={css.submit} {...sent}>
        {t("bulk.submit")}
      </Button>
    </Stack>
  );
}
