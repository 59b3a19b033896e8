import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { ComponentView, OfficeView } from "~/loaders/content/components/components-data.server";
import { ContentBlocks } from "../content/content-blocks";
import { OfficeCard, OfficeTable } from "../content/offices";
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
      file: "PDF, 84 kB",
      gated: false,
      categories: [t("examples.content.category")],
    },
    {
      title: t("examples.content.fileGated"),
      details: null,
      link: link(t("examples.content.fileGated"), "custom-component"),
      file: "CSV, 2 kB",
      gated: true,
      categories: [],
    },
  ];
  const address = "/examples/custom-component";
  const pages = { current: 1, pages: 2, total: 14, first: 0, address, parameter: "page", label: null };
  const filters = [
    {
      label: t("examples.content.choices"),
      choices: [
        { label: t("examples.content.choiceAll"), href: address, selected: true, count: 14 },
        { label: t("examples.content.category"), href: `${address}?category=1`, selected: false, count: 3 },
      ],
    },
  ];
  return (
    <>
      <Shown name={t("examples.content.search")} component={{ name: "site-search", tab: "resources" }} />
      <Shown
        name={t("examples.content.lists")}
        component={{ name: "article-list", entries, more: "/examples/custom-component?more=1", filters }}
      />
      <Shown
        name={t("examples.content.empty")}
        component={{ name: "news-list", entries: [], more: null, filters: [] }}
      />
      <Shown
        name={t("examples.content.failed")}
        component={{ name: "protocol-list", entries: null, more: null, filters: [] }}
      />
      <Shown name={t("examples.content.library")} component={{ name: "library", title: null, filters, items, pages }} />
      <Sample name={t("examples.content.contact")}>
        <OfficeCard office={office} />
      </Sample>
      <Sample name={t("examples.content.noContact")}>
        <OfficeCard office={null} />
      </Sample>
      <Sample name={t("examples.content.offices")}>
        <OfficeTable offices={[office]} />
      </Sample>
      <Shown name={t("examples.content.offers")} component={{ name: "featured-offers" }} />
    </>
  );
}
