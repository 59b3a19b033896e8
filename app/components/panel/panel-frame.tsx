import "~/components/country/kept-form.css";
import { useLocation } from "@framework/remix";
import type { ReactNode } from "react";
import { StepList, type StepView } from "~/components/checkout/step-list";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { PanelFrameData } from "~/loaders/panel/frame.server";
import * as css from "./panel-page.css";
import { SmallScreenNotice } from "./small-screen-notice";

interface PanelFrameProps {
  frame: PanelFrameData;
  title: string;
  children: ReactNode;
}

/** Layout of a panel builder step: step list, and notes for this country. */
export function PanelFrame({ frame, title, children }: PanelFrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const steps = frame.steps.map(({ key, path, reached }, index): StepView => {
    const current = frame.steps.findIndex((step) => step.key === frame.step);
    const state = index === current ? "current" : index < current ? "done" : "open";
    return { key, name: t(`panel.steps.${key}`), to: reached && path !== pathname ? path : null, state };
  });
  return (
    <Page className={css.page}>
      <Breadcrumb
        crumbs={[
          { label: t("chrome.breadcrumbHome"), to: "/" },
          { label: t("chrome.productsCrumb"), to: "/browse" },
          { label: t("panel.title"), to: "/products/signalstar" },
          { label: title },
        ]}
      />
      <StepList label={t("panel.steps.label")} steps={steps} />
      <h1>{title}</h1>
      <SmallScreenNotice />
      {frame.market && <Notice>{t(`panel.market.${frame.market.note}`, { country: frame.market.country })}</Notice>}
      {children}
    </Page>
  );
}
