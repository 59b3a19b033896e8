import { panelPaths } from "@domain/panel/paths";
import type { ReactNode } from "react";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button, LinkButton } from "~/components/ui/button/button";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelConfirmationData } from "~/loaders/panel/confirmation.server";
import { DesignTable } from "./board/design-table";
import { PanelFrame } from "./panel-frame";
import * as css from "./panel-page.css";
import { panelActionAttributes } from "./report-action";

/** `/products/signalstar/confirmation`. */
export function ConfirmationPage({ data }: { data: PanelConfirmationData }) {
  const t = useT();
  const { frame, id, name, asked, link, summary, sent, problem } = data;
  return (
    <PanelFrame frame={frame} title={t(asked ? "panel.confirmation.titleQuote" : "panel.confirmation.title")}>
      <Problems problems={problem ? [problem] : []} />
      {sent && (
        <Notice id="sent" tone="success" announce="polite">
          {t("panel.confirmation.sent")}
        </Notice>
      )}
      <p className={css.plain}>
        {asked && data.recipient && spaced(t("panel.confirmation.textQuote", { email: data.recipient }))}
        {t("panel.confirmation.text")}
      </p>
      <div className={css.columns}>
        <div className={css.main}>
          <DefinitionList
            items={[
              { key: "id", term: t("panel.confirmation.id"), value: id, mono: true, copy: id },
              { key: "name", term: t("panel.confirmation.name"), value: name },
              { key: "link", term: t("panel.confirmation.link"), value: link, copy: link },
            ]}
          />
          <DesignTable summary={summary} />
          <KitLink products={data.kit} />
        </div>
        <NextSteps data={data} />
      </div>
    </PanelFrame>
  );
}

function NextSteps({ data }: { data: PanelConfirmationData }) {
  const t = useT();
  const { pdf, recipient, basket, signedIn, country, summary } = data;
  return (
    <section className={css.side} aria-labelledby="panel-next">
      <h2 id="panel-next">{t("panel.confirmation.next")}</h2>
      {recipient ? (
        <Step intent="send" text={t("panel.confirmation.sendText", { email: recipient })} tell="send_email">
          {t("panel.confirmation.send")}
        </Step>
      ) : (
        <p className={css.quiet}>{t("panel.confirmation.sendTextNone")}</p>
      )}
      <div className={css.next}>
        <LinkButton
          to={pdf}
          icon="download"
          block
          {...panelActionAttributes("confirmation", "download_pdf", summary.items.length)}
        >
          {t("panel.confirmation.pdf")}
        </LinkButton>
        <p className={css.quiet}>{t("panel.confirmation.pdfText")}</p>
      </div>
      {basket.state === "all" ? (
        <Step
          intent="basket"
          primary
          tell="add_to_cart"
          text={`${spaced(t("panel.confirmation.basketText", { count: summary.items.length }))}${basket.lead ? t("panel.confirmation.basketLead") : ""}`}
        >
          {t("panel.confirmation.basket")}
        </Step>
      ) : (
        <p className={css.quiet}>
          {basket.state === "none"
            ? t("panel.confirmation.basketNot", { country })
            : t("panel.confirmation.basketSome", { country, names: basket.missing.join(", ") })}
        </p>
      )}
      <div className={css.next}>
        <LinkButton to={signedIn ? "/account/my/labnotebook" : "/account/sign-in"} block>
          {t(signedIn ? "panel.confirmation.notebook" : "panel.confirmation.signIn")}
        </LinkButton>
        <p className={css.quiet}>{t(signedIn ? "panel.confirmation.notebookText" : "panel.confirmation.signInText")}</p>
      </div>
      <Step intent="another" tell="start_another">
        {t("panel.confirmation.another")}
      </Step>
    </section>
  );
}

interface StepProps {
  intent: "send" | "basket" | "another";
  tell: "send_email" | "add_to_cart" | "start_another";
  text?: string;
  primary?: boolean;
  children: ReactNode;
}

function Step({ intent, tell, text, primary, children }: StepProps) {
  return (
    <Form
      method="post"
      action={panelPaths.confirmation}
      className={css.next}
      {...panelActionAttributes("confirmation", tell)}
    >
      <Button type="submit" name="intent" value={intent} variant={primary ? "primary" : "secondary"} block>
        {children}
      </Button>
      {text && <p className={css.quiet}>{text}</p>}
    </Form>
  );
}
