import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { ComponentView, OfficeView } from "~/loaders/content-page-components-data.server";
import { ContentBlocks } from "../content/content-blocks";
import { link } from "./content-samples";
import { Sample } from "./sample";

function Shown({ name, component }: { name: string; component: ComponentView }): ReactNode {
  return (
    <Sample name={name}>
      <ContentBlocks blocks={[{ kind: "custom_component", component }]} />
    </Sample>
  );
}

export function CustomComponentExample() {
  const t = useT();
  const office: OfficeView = {
    title: t("examples.content.office"),
    officeHours: t("examples.content.officeHours"),
    address: ["Benchside", t("examples.content.officeAddress")],
    email: "orders@benchside.example",
    phone: "+1-617-555-0150",
    fax: null,
  };
  const entries = [
    {
      title: t("examples.content.articleTitle"),
      href: "/examples/custom-component",
      text: t("examples.content.articleText"),
      date: "2026-03-11T10:00:00Z",
      tags: ["WB", "IP"],
    },
    {
      title: t("examples.content.newsTitle"),
      href: "/examples/custom-component?entry=2",
      text: null,
      date: "2026-02-02T10:00:00Z",
      tags: [],
    },
  ];
  const items = [
    {
      title: t("examples.content.file"),
      details: t("examples.content.fileText"),
      link: link(t("examples.content.file"), "custom-component"),
      download: true,
      gated: false,
    },
    { title: t("examples.content.fileGated"), details: null, link: null, download: true, gated: true },
  ];
  return (
    <>
      <Shown name={t("examples.content.search")} component={{ name: "site-search", tab: "resources" }} />
      <Shown
        name={t("examples.content.lists")}
        component={{ name: "article-list", entries, more: "/examples/custom-component?more=1" }}
      />
      <Shown name={t("examples.content.empty")} component={{ name: "news-list", entries: [], more: null }} />
      <Shown name={t("examples.content.failed")} component={{ name: "protocol-list", entries: null, more: null }} />
      <Shown
        name={t("examples.content.library")}
        component={{ name: "library", title: null, groups: [{ category: t("examples.content.category"), items }] }}
      />
      <Shown name={t("examples.content.contact")} component={{ name: "contact", office }} />
      <Shown name={t("examples.content.noContact")} component={{ name: "contact", office: null }} />
      <Shown name={t("examples.content.offices")} component={{ name: "regional-settings", offices: [office] }} />
      <Shown name={t("examples.content.offers")} component={{ name: "featured-offers" }} />
      <Shown
        name={t("examples.content.inquiry")}
        component={{ name: "inquiry-form", subject: "ptmscan", email: office.email }}
      />
    </>
  );
}
