import "~/components/country/kept-form.css";
import { watchEvents } from "@contracts/catalogue/lot-watches";
import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import * as accountCss from "~/components/account/account-page.css";
import { keepTyped } from "~/components/country/keep-typed";
import { Form, Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Checkbox, ChoiceGroup, Radio, Select, TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { LotDeskData } from "~/loaders/lots/desk.server";
import * as css from "./lots.css";

const path = "/account/my/lots";

/** `/account/my/lots`: holds and watches, and the forms for one lot. */
export function LotDeskPage({ page }: { page: LotDeskData }) {
  const t = useT();
  const { chosen, holds, watches, notice } = page;
  return (
    <AccountFrame title={t("lots.desk.title")}>
      <h1>{t("lots.desk.title")}</h1>
      {notice && (
        <Notice
          tone={notice.tone}
          announce={notice.tone === "danger" ? "assertive" : "polite"}
          refusal={notice.tone === "danger"}
        >
          {notice.text}
        </Notice>
      )}
      {(!holds || !watches) && <Unreachable />}
      {chosen && <HoldForm chosen={chosen} page={page} />}
      {chosen && <WatchForm chosen={chosen} typed={page.typed} />}
      {holds && <Holds holds={holds} />}
      {watches && <Watches watches={watches} />}
      <p className={css.note}>
        {spaced(t("lots.desk.how"))}
        <TextLink to="/lots">{t("lots.lookUp")}</TextLink>
      </p>
    </AccountFrame>
  );
}

type Chosen = NonNullable<LotDeskData["chosen"]>;

/** False if no pieces can be held. */
const hasHoldForm = ({ skus }: Chosen): boolean => skus.length > 0;

function HoldForm({ chosen, page: { typed, maxDays, maxPieces } }: { chosen: Chosen; page: LotDeskData }) {
  const t = useT();
  const { productKey, number, href, skus } = chosen;
  const kept = typed?.hold;
  const errors = kept ? typed.errors : {};
  return (
    <section className={css.section} aria-labelledby="hold">
      <h2 className={css.sectionTitle} id="hold">
        {spaced(t("lots.desk.hold"))}
        <Link to={href}>{t("lots.lotOf", { number, product: productKey })}</Link>
      </h2>
      {!hasHoldForm(chosen) ? (
        <p>{t(chosen.isSoldHere ? "lots.desk.noneToHold" : "lots.desk.problem.notSoldHere")}</p>
      ) : (
        <Form id="typed" method="post" action={path} className={css.form} onInput={keepTyped}>
          <input type="hidden" name="intent" value="hold" />
          <input type="hidden" name="lot" value={`${productKey}-${number}`} />
          <Select
            label={t("lots.desk.size")}
            name="sku"
            defaultValue={kept && skus.includes(kept.sku) ? kept.sku : skus[0]}
            error={errors.sku}
          >
            {skus.map((sku) => (
              <option key={sku} value={sku}>
                {sku}
              </option>
            ))}
          </Select>
          <TextInput
            label={t("lots.desk.quantity")}
            name="quantity"
            inputMode="numeric"
            defaultValue={kept?.quantity ?? "1"}
            hint={t("lots.desk.quantityHint", { most: maxPieces })}
            error={errors.quantity}
            maxLength={3}
            required
          />
          <TextInput
            label={t("lots.desk.days", { most: maxDays })}
            name="days"
            inputMode="numeric"
            defaultValue={kept?.days ?? String(maxDays)}
            error={errors.days}
            maxLength={3}
            required
          />
          <div>
            <Button type="submit" variant="primary">
              {t("lots.desk.holdButton")}
            </Button>
          </div>
        </Form>
      )}
      {chosen.isSoldHere && <p className={css.note}>{t("lots.desk.holdNote")}</p>}
    </section>
  );
}

function WatchForm({ chosen, typed }: { chosen: Chosen; typed: LotDeskData["typed"] }) {
  const t = useT();
  const { productKey, number } = chosen;
  const kept = typed?.watch;
  const isOfProduct = kept?.scope === "product";
  return (
    <section className={css.section} aria-labelledby="watch">
      <h2 className={css.sectionTitle} id="watch">
        {t("lots.desk.watch")}
      </h2>
      <Form
        id={hasHoldForm(chosen) ? undefined : "typed"}
        method="post"
        action={path}
        className={accountCss.form}
        onInput={keepTyped}
      >
        <input type="hidden" name="intent" value="watch" />
        <input type="hidden" name="lot" value={`${productKey}-${number}`} />
        <ChoiceGroup legend={t("lots.desk.scope")}>
          <Radio
            name="scope"
            value="lot"
            label={t("lots.lotOf", { number, product: productKey })}
            defaultChecked={!isOfProduct}
          />
          <Radio
            name="scope"
            value="product"
            label={t("lots.allOf", { number: productKey })}
            defaultChecked={isOfProduct}
          />
        </ChoiceGroup>
        <ChoiceGroup legend={t("lots.desk.events")} error={kept ? typed.errors.events : undefined}>
          {watchEvents.map((event) => (
            <Checkbox
              key={event}
              name="event"
              value={event}
              label={t(`lots.event.${event}`)}
              defaultChecked={kept ? kept.events.includes(event) : true}
            />
          ))}
        </ChoiceGroup>
        <div>
          <Button type="submit">{t("lots.desk.watchButton")}</Button>
        </div>
      </Form>
      <p className={css.note}>{t("lots.desk.watchNote")}</p>
    </section>
  );
}

function Holds({ holds }: { holds: NonNullable<LotDeskData["holds"]> }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="holds">
      <h2 className={css.sectionTitle} id="holds">
        {t("lots.desk.holds")}
      </h2>
      {holds.length === 0 ? (
        <p>{t("lots.desk.noHolds")}</p>
      ) : (
        <Table
          caption={t("lots.desk.holds")}
          captionHidden
          columns={[
            {
              key: "lot",
              header: t("lots.facts.number"),
              rowHeader: true,
              cell: ({ lot, sku, href }) => <Link to={href}>{t("lots.lotOf", { number: lot, product: sku })}</Link>,
            },
            { key: "quantity", header: t("lots.desk.quantity"), cell: ({ quantity }) => quantity },
            { key: "until", header: t("lots.desk.until"), cell: ({ until }) => until },
            { key: "state", header: t("lots.facts.state"), cell: ({ state }) => t(`lots.desk.state.${state}`) },
            {
              key: "release",
              header: t("lots.desk.release"),
              headerHidden: true,
              cell: ({ state, sku, lot }) =>
                state === "active" && (
                  <Form method="post" action={path}>
                    <input type="hidden" name="sku" value={sku} />
                    <input type="hidden" name="lot" value={`${sku}-${lot}`} />
                    <Button
                      type="submit"
                      name="intent"
                      value="release"
                      size="sm"
                      aria-label={t("lots.desk.releaseOf", { sku, lot })}
                    >
                      {t("lots.desk.release")}
                    </Button>
                  </Form>
                ),
            },
          ]}
          rows={holds}
          rowKey={({ key }) => key}
        />
      )}
    </section>
  );
}

function Watches({ watches }: { watches: NonNullable<LotDeskData["watches"]> }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="watches">
      <h2 className={css.sectionTitle} id="watches">
        {t("lots.desk.watches")}
      </h2>
      {watches.length === 0 ? (
        <p>{t("lots.desk.noWatches")}</p>
      ) : (
        <Table
          caption={t("lots.desk.watches")}
          captionHidden
          columns={[
            {
              key: "what",
              header: t("lots.desk.scope"),
              rowHeader: true,
              cell: ({ productKey, lot, href }) => (
                <Link to={href}>
                  {lot === null
                    ? t("lots.allOf", { number: productKey })
                    : t("lots.lotOf", { number: lot, product: productKey })}
                </Link>
              ),
            },
            {
              key: "events",
              header: t("lots.desk.events"),
              cell: ({ events }) => events.map((event) => t(`lots.event.${event}`)).join(t("product.listSeparator")),
            },
            {
              key: "stop",
              header: t("lots.desk.stop"),
              headerHidden: true,
              cell: ({ token, productKey, lot }) => (
                <Form method="post" action={path}>
                  <input type="hidden" name="token" value={token} />
                  <Button
                    type="submit"
                    name="intent"
                    value="unwatch"
                    size="sm"
                    aria-label={t("lots.desk.stopOf", { product: lot === null ? productKey : `${productKey}-${lot}` })}
                  >
                    {t("lots.desk.stop")}
                  </Button>
                </Form>
              ),
            },
          ]}
          rows={watches}
          rowKey={({ token }) => token}
        />
      )}
    </section>
  );
}
