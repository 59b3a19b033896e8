import type { PanelFault } from "@domain/panel-builder/read-panel";
import type { Translate } from "~/i18n/translate";

/** A fault of the builder with its field and line, if it is in one line. */
export function faultText(t: Translate, { field, kind, line, text }: PanelFault): string {
  const place = line > 0 ? `${t("panelBuilder.line", { field: t(`panelBuilder.fields.${field}`), line })} ` : "";
  return place + t(`panelBuilder.faults.${kind}`, { text });
}
