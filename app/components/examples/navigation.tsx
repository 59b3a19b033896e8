import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { ChipList } from "~/components/ui/chip/chip";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Tabs } from "~/components/ui/tabs/tabs";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { Stack } from "../ui/layout";

export function TabsExample() {
  const t = useT();
  const format = useFormat();
  return (
    <Tabs
      label={t("examples.tabs.label")}
      current="products"
      tabs={[
        { id: "products", label: t("examples.tabs.products"), to: "?tab=products", count: format.number(1284) },
        { id: "resources", label: t("examples.tabs.resources"), to: "?tab=resources", count: format.number(312) },
        { id: "knowledge", label: t("examples.tabs.knowledge"), to: "?tab=knowledge", count: format.number(7) },
      ]}
    />
  );
}

export function BreadcrumbExample() {
  const t = useT();
  return (
    <Breadcrumb
      crumbs={[
        { label: t("ui.home"), to: "/" },
        { label: t("examples.breadcrumb.products"), to: "/browse" },
        { label: t("examples.breadcrumb.antibodies"), to: "/browse?category=primary" },
        { label: "Phospho-Akt (Ser473) (B7R2) Rabbit mAb", to: "/products/4060" },
      ]}
    />
  );
}

export function PaginationExample() {
  const t = useT();
  const to = (page: number) => `?page=${page}`;
  return (
    <Stack gap="s3">
      <Pagination page={1} total={20} to={to} label={t("ui.paginationOf", { page: 1, total: 20 })} />
      <Pagination page={9} total={20} to={to} label={t("ui.paginationOf", { page: 9, total: 20 })} />
      <Pagination page={3} total={3} to={to} label={t("ui.paginationOf", { page: 3, total: 3 })} />
    </Stack>
  );
}

export function ChipExample() {
  const t = useT();
  return (
    <ChipList
      label={t("examples.chip.label")}
      clearTo="?"
      chips={[
        { key: "wb", group: t("examples.chip.application"), label: t("examples.matrix.western"), to: "?without=wb" },
        { key: "h", group: t("examples.chip.species"), label: t("examples.matrix.human"), to: "?without=h" },
        { key: "m", group: t("examples.chip.species"), label: t("examples.matrix.mouse"), to: "?without=m" },
      ]}
    />
  );
}
