import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { SettingsData } from "~/loaders/account/settings.server";
import * as css from "./account-page.css";

/** The customer's sessions. Each can be ended, and all at once. */
export function Sessions({ sessions, path }: Pick<SettingsData, "sessions"> & { path: string }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="sessions">
      <h2 id="sessions">{t("account.settings.sessionsHeading")}</h2>
      <p>{sessions ? t("account.settings.sessionsText") : t("account.settings.listUnknown")}</p>
      {sessions && (
        <ul className={css.sessions}>
          {sessions.map((session) => (
            <li key={session.id}>
              <Session session={session} path={path} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={path} className={css.buttons}>
        {sessions && sessions.length > 1 && (
          <Button type="submit" name="intent" value="end-others">
            {t("account.settings.endOthers")}
          </Button>
        )}
        <Button type="submit" name="intent" value="end-sessions">
          {t("account.settings.endAll")}
        </Button>
      </Form>
    </section>
  );
}

type Row = NonNullable<SettingsData["sessions"]>[number];

function Session({ session: { id, current, device, country, since, used }, path }: { session: Row; path: string }) {
  const t = useT();
  const name = device || t("account.settings.unknownDevice");
  return (
    <Form method="post" action={path} className={css.buttons}>
      <input type="hidden" name="session" value={id} />
      <span>
        <strong>{name}</strong> {current && <span>{t("account.settings.sessionThis")}</span>}
        <br />
        <span className={css.quiet}>
          {country === ""
            ? t("account.settings.sessionSince", { since, used })
            : t("account.settings.sessionFrom", { since, used, country })}
        </span>
      </span>
      {!current && (
        <Button
          type="submit"
          name="intent"
          value="end-session"
          aria-label={t("account.settings.endOneOf", { device: name, since })}
        >
          {t("account.settings.endOne")}
        </Button>
      )}
    </Form>
  );
}
