import type { PanelChannel } from "@contracts/panel-values";
import { useT } from "~/i18n/use-t";
import * as css from "./spectra.css";

/** A fluorophore by its name, with the colour and the dashes of its curve. */
export function ChannelMark({ channel }: { channel: PanelChannel }) {
  const t = useT();
  return (
    <span className={css.mark}>
      <svg width="22" height="8" viewBox="0 0 22 8" aria-hidden="true" focusable="false" className={css.swatch}>
        <path d="M0 4H22" className={css.curve[channel]} />
      </svg>
      {t("panel.design.channel", { channel })}
    </span>
  );
}
