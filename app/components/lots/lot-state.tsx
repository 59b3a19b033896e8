import type { LotState } from "@contracts/catalogue/lots";
import { Badge } from "~/components/ui/badge/badge";
import { useT } from "~/i18n/use-t";

const tones = {
  released: "success",
  low: "warning",
  depleted: "neutral",
  superseded: "neutral",
  recalled: "danger",
} as const satisfies Record<LotState, string>;

/** State of a lot in words. */
export function LotStateBadge({ state }: { state: LotState }) {
  const t = useT();
  return <Badge tone={tones[state]}>{t(`lots.state.${state}`)}</Badge>;
}
