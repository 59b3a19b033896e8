import type { PanelChannel } from "@contracts/values/panel-values";
import * as css from "~/components/panel/spectra.css";
import { useT } from "~/i18n/use-t";

/** A fluorophore's name with the color and dash pattern of its curve. */
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
