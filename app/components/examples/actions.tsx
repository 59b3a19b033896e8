import { useState } from "react";
import { Button, LinkButton } from "~/components/ui/button/button";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { Dialog, DialogLink } from "~/components/ui/dialog/dialog";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Checkbox, Select, TextInput } from "~/components/ui/field/field";
import { Menu, Popover } from "~/components/ui/menu/menu";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import { SearchField } from "~/components/ui/search-field/search-field";
import { useT } from "~/i18n/use-t";
import { Cluster, Mono, Stack } from "../ui/layout";
import { TextLink } from "../ui/text-link";
import { Sample } from "./sample";
import * as css from "./sample.css";

export function ButtonExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.button.variants")}>
        <Cluster>
          <Button variant="primary" icon="basket">
            {t("examples.button.primary")}
          </Button>
          <Button>{t("examples.button.secondary")}</Button>
          <Button variant="quiet" icon="plus">
            {t("examples.button.quiet")}
          </Button>
          <Button variant="danger">{t("examples.button.danger")}</Button>
          <LinkButton to="/examples" icon="document">
            {t("examples.button.link")}
          </LinkButton>
        </Cluster>
      </Sample>
      <Sample name={t("examples.button.sizes")}>
        <Stack gap="s2" align="start">
          <Cluster>
            <Button size="sm" variant="primary">
              {t("examples.button.primary")}
            </Button>
            <Button size="sm">{t("examples.button.secondary")}</Button>
            <Button size="sm" icon="close" iconOnly>
              {t("site.close")}
            </Button>
            <Button icon="search" iconOnly variant="primary">
              {t("site.search")}
            </Button>
          </Cluster>
          <div className={css.narrow}>
            <Button block variant="primary">
              {t("examples.button.block")}
            </Button>
          </div>
        </Stack>
      </Sample>
      <Sample name={t("examples.button.states")}>
        <Cluster>
          <Button disabled variant="primary">
            {t("examples.button.disabled")}
          </Button>
          <Button disabled>{t("examples.button.disabled")}</Button>
          <Button busy variant="primary">
            {t("examples.button.busy")}
          </Button>
          <Button busy>{t("examples.button.busy")}</Button>
        </Cluster>
      </Sample>
    </>
  );
}

export function LinkExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.link.inText")}>
        <Cluster gap="s3">
          <TextLink to="/examples">{t("examples.link.page")}</TextLink>
          <TextLink to="https://www.uniprot.org/uniprotkb/P31749" newWindow>
            {t("examples.link.elsewhere")}
          </TextLink>
        </Cluster>
      </Sample>
      <Sample name={t("examples.link.copy")}>
        <Cluster>
          <Mono>4060S</Mono>
          <CopyButton text="4060S" label={t("examples.link.value")} />
        </Cluster>
      </Sample>
    </>
  );
}

export function QuantityExample() {
  const t = useT();
  return (
    <Cluster gap="s4" align="start">
      <QuantityInput label={t("examples.quantity.label")} name="quantity" defaultValue={2} />
      <QuantityInput
        label={t("examples.quantity.label")}
        name="wrong"
        defaultValue={0}
        error={t("examples.quantity.error")}
      />
      <QuantityInput label={t("examples.quantity.label")} name="off" defaultValue={1} disabled />
    </Cluster>
  );
}

export function SearchExample() {
  const t = useT();
  const texts = { label: t("examples.search.label"), placeholder: t("examples.search.placeholder") };
  return (
    <Stack gap="s3">
      <SearchField action="/browse" name="q" size="lg" {...texts} />
      <SearchField action="/browse" name="q" {...texts} defaultValue="phospho-Akt (Ser473)" />
    </Stack>
  );
}

export function MenuExample() {
  const t = useT();
  return (
    <Cluster gap="s4">
      <Menu
        label={t("examples.menu.account")}
        icon="account"
        links={[
          { label: t("examples.menu.orders"), to: "/examples/menu#orders", icon: "product" },
          { label: t("examples.menu.quotes"), to: "/examples/menu#quotes", icon: "quote", current: true },
          { label: t("examples.menu.addresses"), to: "/examples/menu#addresses", icon: "shipping" },
        ]}
      />
      <Popover label={t("examples.menu.help")} icon="help">
        <p>{t("examples.menu.helpText")}</p>
      </Popover>
    </Cluster>
  );
}

export function DialogExample() {
  const t = useT();
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  const content = (
    <Stack gap="s2">
      <p>{t("examples.dialog.text")}</p>
      <Select label={t("examples.form.country")} name="country" defaultValue="us">
        {(["us", "de", "jp", "cn"] as const).map((country) => (
          <option key={country} value={country}>
            {t(`examples.form.countries.${country}`)}
          </option>
        ))}
      </Select>
      <TextInput label={t("examples.form.name")} name="name" />
      <Checkbox label={t("examples.form.western")} name="application" value="wb" />
    </Stack>
  );
  return (
    <>
      <Cluster gap="s3">
        <DialogLink to="/examples/form" onOpen={() => setOpen("dialog")}>
          {t("examples.dialog.open")}
        </DialogLink>
        <DialogLink to="/examples/chip" onOpen={() => setOpen("sheet")}>
          {t("examples.dialog.openSheet")}
        </DialogLink>
      </Cluster>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title={t("examples.dialog.title")}
        size="sm"
        footer={
          <>
            <Button onClick={close}>{t("site.cancel")}</Button>
            <Button variant="primary" onClick={close}>
              {t("site.save")}
            </Button>
          </>
        }
      >
        {content}
      </Dialog>
      <Dialog open={open === "sheet"} onClose={close} title={t("examples.dialog.sheetTitle")} sheet>
        {content}
      </Dialog>
    </>
  );
}

export function DisclosureExample() {
  const t = useT();
  return (
    <div>
      <Disclosure summary={t("examples.disclosure.storage")} open>
        <p>{t("examples.disclosure.storageText")}</p>
      </Disclosure>
      <Disclosure summary={t("examples.disclosure.species")} note={t("examples.disclosure.chosen", { count: 2 })}>
        <Checkbox label={t("examples.matrix.human")} defaultChecked />
        <Checkbox label={t("examples.matrix.mouse")} defaultChecked />
        <Checkbox label={t("examples.matrix.rat")} />
      </Disclosure>
    </div>
  );
}
