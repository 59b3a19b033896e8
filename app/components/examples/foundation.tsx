import { useT } from "~/i18n/use-t";
import * as layout from "~/styles/layout.css";
import type { ColorRole } from "~/styles/palette";
import { Icon, iconNames } from "../icon";
import { Cluster, Column, Grid, Mono, Stack } from "../ui/layout";
import { Mark, Wordmark } from "../wordmark";
import { Sample } from "./sample";
import * as css from "./sample.css";

function Swatches({ roles }: { roles: readonly (readonly [ColorRole, string?])[] }) {
  return (
    <ul className={css.swatches}>
      {roles.map(([role, name]) => (
        <li key={role}>
          <div className={css.swatch[role]} />
          {name && <div>{name}</div>}
          <Mono className={layout.soft}>{role}</Mono>
        </li>
      ))}
    </ul>
  );
}

export function ColorsExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.colour.grounds")}>
        <Swatches roles={[["paper"], ["surface"], ["sunken"], ["actionSoft"], ["hairline"], ["hairlineStrong"]]} />
      </Sample>
      <Sample name={t("examples.colour.inks")}>
        <Swatches roles={[["ink"], ["inkSoft"], ["action"], ["actionHover"], ["focus"], ["mark"]]} />
      </Sample>
      <Sample name={t("examples.colour.states")}>
        <Swatches roles={[["danger"], ["dangerSoft"], ["warning"], ["warningSoft"], ["success"], ["successSoft"]]} />
      </Sample>
      <Sample name={t("examples.colour.stains")}>
        <Swatches
          roles={[
            ["hematoxylin", t("examples.colour.hematoxylin")],
            ["dab", t("examples.colour.dab")],
            ["dapi", t("examples.colour.dapi")],
            ["fitc", t("examples.colour.fitc")],
          ]}
        />
      </Sample>
      <Sample name={t("examples.colour.scale")}>
        <Stack gap="s1">
          {(["display", "xxl", "xl", "lg", "md", "sm", "xs"] as const).map((size) => (
            <div key={size} className={css.type[size]}>
              {t("examples.colour.headline")}
            </div>
          ))}
        </Stack>
      </Sample>
      <Sample name={t("examples.colour.reading")}>
        <Stack gap="s2">
          <p className={layout.lead}>{t("examples.intro")}</p>
          <p className={layout.prose}>{t("examples.colour.paragraph")}</p>
          <Mono as="p">4060S · P31749 · 1:1000 · RPRHFPQFpSYSAS</Mono>
          <p>
            <i lang="la">Mus musculus</i> α-Tubulin, NF-κB, IFN-γ, TGF-β1 <mark>Akt</mark> 5 × 10⁵, 37 °C, ≥ 95 %
          </p>
        </Stack>
      </Sample>
    </>
  );
}

export function LayoutExample() {
  const t = useT();
  const cell = (number: number) => <div className={css.cell}>{t("examples.layout.cell", { number })}</div>;
  return (
    <>
      <Sample name={t("examples.layout.columns")}>
        <Grid gap="s1">
          <Column span={3}>{cell(3)}</Column>
          <Column span={9}>{cell(9)}</Column>
          <Column span={4}>{cell(4)}</Column>
          <Column span={4}>{cell(4)}</Column>
          <Column span={4}>{cell(4)}</Column>
          <Column span={7}>{cell(7)}</Column>
          <Column span={5}>{cell(5)}</Column>
        </Grid>
      </Sample>
      <Sample name={t("examples.layout.stack")}>
        <Stack gap="s1">
          {cell(1)}
          {cell(2)}
          {cell(3)}
        </Stack>
      </Sample>
      <Sample name={t("examples.layout.cluster")}>
        <Cluster gap="s1">
          {cell(1)}
          {cell(2)}
          {cell(3)}
        </Cluster>
      </Sample>
      <Sample name={t("examples.layout.tiles")}>
        <div className={layout.tiles}>
          {cell(1)}
          {cell(2)}
          {cell(3)}
          {cell(4)}
        </div>
      </Sample>
    </>
  );
}

export function IconsExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.icon.wordmark")}>
        <Wordmark />
      </Sample>
      <Sample name={t("examples.icon.mark")}>
        <Mark />
      </Sample>
      <Sample name={t("examples.icon.set")}>
        <ul className={css.icons}>
          {iconNames.map((name) => (
            <li key={name} className={css.icon}>
              <Icon name={name} size="lg" />
              <Mono>{name}</Mono>
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
