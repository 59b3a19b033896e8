import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import type { PreviewEntryData } from "~/loaders/preview/preview-entry.server";
import { Page, Stack } from "../ui/layout";
import * as css from "./content-page.css";

/** Page where editors start and end the preview. */
export function PreviewEntry({ page }: { page: PreviewEntryData }) {
  const { inPreview, goto, error, texts } = page;
  return (
    <Page className={css.page}>
      <Stack gap="s3" className={css.header}>
        <h1>{texts.title}</h1>
        <p>{inPreview ? texts.inside : texts.intro}</p>
        <Form method="post" action="/preview" noValidate>
          <input type="hidden" name="goto" value={goto} />
          <Stack gap="s2">
            {!inPreview && (
              <TextInput label={texts.token} name="token" type="password" autoComplete="off" error={error} required />
            )}
            <div>
              <Button type="submit" name="intent" value={inPreview ? "leave" : "enter"} variant="primary">
                {inPreview ? texts.leave : texts.enter}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Page>
  );
}
