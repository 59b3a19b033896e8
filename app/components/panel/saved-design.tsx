import { panelPaths } from "@domain/panel/paths";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { useT } from "~/i18n/use-t";
import type { SavedDesignView } from "~/loaders/panel/saved.server";
import { DesignTable } from "./board/design-table";
import * as css from "./panel-page.css";
import { tellsPanel } from "./tell-panel";

/** A saved design and a button to continue with it. */
export function SavedDesign({ saved }: { saved: SavedDesignView }) {
  const t = useT();
  const { id, name, date, own, summary, replaces } = saved;
  return (
    <section className={css.side} aria-labelledby="saved-design" id="saved">
      <h2 id="saved-design">{t("panel.lookUp.found")}</h2>
      <DefinitionList
        items={[
          { key: "name", term: t("panel.lookUp.name"), value: name },
          { key: "id", term: t("panel.lookUp.label"), value: id, mono: true, copy: id },
          { key: "date", term: t("panel.lookUp.saved"), value: date },
        ]}
      />
      <DesignTable summary={summary} />
      {own && <p className={css.quiet}>{t("panel.lookUp.own")}</p>}
      <Form
        method="post"
        action={panelPaths.species}
        className={css.buttons}
        {...tellsPanel("species", "open_saved_design", summary.items.length)}
      >
        <input type="hidden" name="design" value={id} />
        <Button type="submit" name="intent" value="copy" variant="primary">
          {t("panel.lookUp.copy")}
        </Button>
        {replaces && <span className={css.quiet}>{t("panel.lookUp.replaces")}</span>}
      </Form>
    </section>
  );
}
