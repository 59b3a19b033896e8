import type { PanelPairing } from "@contracts/catalogue/catalogue";
import { panelRounds } from "@contracts/values/panel-values";
import { CatalogueText } from "~/components/catalogue-text";
import { Button } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { Mono } from "~/components/ui/layout";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelAntibodiesData } from "~/loaders/panel/antibodies.server";
import type { AntibodyRow } from "~/loaders/panel/offers.server";
import * as css from "./antibody-list.css";
import { OfferText } from "./offer-text";
import type { TargetChoice } from "./use-target-choice";

interface ListProps {
  data: PanelAntibodiesData;
  choice: TargetChoice;
}

/** All antibodies of the species with their properties. Filtered-out rows stay in the form. */
export function AntibodyList({ data: { rows, country, search }, choice }: ListProps) {
  const t = useT();
  const shown = rows.filter(choice.shown).length;
  const phrase = choice.scripted ? choice.filter : search;
  return (
    <fieldset id="list" className={css.group}>
      <legend className={css.legend}>{t("panel.antibodies.list")}</legend>
      <p role="status" className={css.count}>
        {t("panel.antibodies.shown", { count: shown })}
      </p>
      {shown === 0 && (
        <p className={css.count}>
          {spaced(t("panel.antibodies.none", { search: phrase }))}
          {choice.scripted && (
            <Button type="button" size="sm" onClick={() => choice.setFilter("")}>
              {t("panel.antibodies.all")}
            </Button>
          )}
        </p>
      )}
      <ul className={css.rows}>
        {rows.map((row) => (
          <AntibodyItem key={row.productKey} row={row} country={country} choice={choice} />
        ))}
      </ul>
    </fieldset>
  );
}

function AntibodyItem({ row, country, choice }: { row: AntibodyRow; country: string; choice: TargetChoice }) {
  const t = useT();
  const { productKey, sku, name, target, targetName, oligo, unavailable } = row;
  const ticked = choice.chosen.includes(productKey);
  // Without scripts the other boxes are unknown; the server reports duplicates on submit.
  const double = choice.scripted && !ticked && choice.hasOther(row);
  const reason =
    unavailable === "status"
      ? t("panel.antibodies.status")
      : double
        ? t("panel.antibodies.otherClone", { target })
        : null;
  return (
    <li className={css.row} hidden={!choice.shown(row)} data-target={target}>
      <div className={css.what}>
        <Checkbox
          name="targets"
          value={productKey}
          disabled={reason !== null && !ticked}
          defaultChecked={ticked}
          onChange={(event) => choice.toggle(row, event.currentTarget)}
          label={
            <>
              <span className={css.target}>
                {target} {targetName !== target && <CatalogueText text={targetName} className={css.targetName} />}
              </span>
              <CatalogueText text={name} className={css.name} />
            </>
          }
        />
        {(reason ?? unavailable) && (
          <p className={css.reason}>{reason ?? t("panel.antibodies.country", { country })}</p>
        )}
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t("panel.quote.number")}</dt>
          <dd>
            <Mono>{sku}</Mono>
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t("panel.antibodies.oligo")}</dt>
          <dd>{oligo}</dd>
        </div>
        <div className={css.fact}>
          <dt>{t("panel.antibodies.channels")}</dt>
          <dd>
            <Pairings pairings={row.pairings} />
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t("panel.antibodies.price")}</dt>
          <dd>
            <OfferText offer={row} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** Fluorophores available for an antibody, by round. */
function Pairings({ pairings }: { pairings: readonly PanelPairing[] }) {
  const t = useT();
  return panelRounds
    .filter((round) => pairings.some((pairing) => pairing.round === round))
    .map((round) => (
      <span key={round} className={css.pairing}>
        {t("panel.antibodies.channelsOf", {
          round,
          channels: pairings
            .filter((pairing) => pairing.round === round)
            .map(({ channel }) => channel)
            .join(", "),
        })}
      </span>
    ));
}
