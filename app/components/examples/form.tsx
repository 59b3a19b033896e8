import { Button } from "~/components/ui/button/button";
import { Checkbox, ChoiceGroup, Radio, Select, TextArea, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import { Stack } from "../ui/layout";
import * as css from "./sample.css";

export function FormExample() {
  const t = useT();
  return (
    <form className={css.narrow} action="/examples/form" method="get">
      <Stack gap="s3">
        <TextInput
          label={t("examples.form.name")}
          hint={t("examples.form.nameHint")}
          name="name"
          autoComplete="name"
          required
        />
        <TextInput
          label={t("examples.form.email")}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue="name@institute"
          error={t("examples.form.emailError")}
        />
        <TextInput label={t("examples.form.institute")} name="institute" autoComplete="organization" optional />
        <Select label={t("examples.form.country")} name="country" defaultValue="de">
          {(["us", "de", "jp", "cn"] as const).map((country) => (
            <option key={country} value={country}>
              {t(`examples.form.countries.${country}`)}
            </option>
          ))}
        </Select>
        <ChoiceGroup legend={t("examples.form.applications")}>
          <Checkbox label={t("examples.form.western")} name="application" value="wb" defaultChecked />
          <Checkbox label={t("examples.form.immunohistochemistry")} name="application" value="ihc" />
          <Checkbox label={t("examples.form.flow")} hint={t("examples.form.flowHint")} name="application" value="fc" />
        </ChoiceGroup>
        <ChoiceGroup legend={t("examples.form.size")} error={t("examples.form.sizeError")}>
          <Radio label="20 µl" name="size" value="t" />
          <Radio label="100 µl" name="size" value="s" />
          <Radio label="300 µl" name="size" value="l" />
        </ChoiceGroup>
        <TextInput label={t("examples.form.locked")} name="customer" defaultValue="10042377" mono readOnly />
        <TextArea label={t("examples.form.message")} name="message" optional />
        <div>
          <Button variant="primary">{t("examples.form.send")}</Button>
        </div>
      </Stack>
    </form>
  );
}
