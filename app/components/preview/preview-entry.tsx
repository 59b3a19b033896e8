import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import type { PreviewEntryData } from "~/loaders/preview/preview-entry.server";
import * as css from "../content/content-page.css";
import { Page, Stack } from "../ui/layout";

/** Page where editors start and end the preview. */
export function PreviewEntry({ page }: { page: PreviewEntryData }) {
  const { goto, link, error, texts } = page;
  // A link may start a preview again, for another day.
  const inPreview = page.inPreview && link === null;
  const intent = inPreview ? "leave" : link === null ? "enter" : "enter-by-link";
  return (
    <Page className={css.page}>
      <Stack gap="s3" className={css.header}>
        <h1>{texts.title}</h1>
        <p>{inPreview ? texts.inside : texts.intro}</p>
        <Form method="post" action="/preview" noValidate>
          <input type="hidden" name="goto" value={goto} />
          <Stack gap="s2">
            {link !== null && (
              <>
                <input type="hidden" name="link" value={link} />
                <TextInput label={texts.day} hint={texts.dayHint} name="day" type="date" error={error} optional />
              </>
            )}
            {!inPreview && link === null && (
              <TextInput label={texts.token} name="token" type="password" autoComplete="off" error={error} required />
            )}
            <div>
              <Button type="submit" name="intent" value={intent} variant="primary">
                {inPreview ? texts.leave : texts.enter}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Page>
  );
}
