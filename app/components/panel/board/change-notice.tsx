import { Button } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { Board } from "./use-board";

/** Shown if the antibodies do not fit: the smallest change that makes a design possible, with a button. */
export function ChangeNotice({ board }: { board: Board }) {
  const t = useT();
  const { change } = board;
  if (!change) return null;
  const target = (key: string) => board.antibody(key)?.target ?? key;
  const named = (key: string) => {
    const row = board.antibody(key);
    return row ? `${row.clone ?? row.name} (${row.sku})` : key;
  };
  const lines = [
    ...(change.secondRound ? [t("panel.design.changeRounds")] : []),
    ...change.exchanged.map(({ from, to }) =>
      t("panel.design.changeClone", { target: target(from), name: named(from), other: named(to) }),
    ),
    ...change.moved.map(({ productKey, from, to }) =>
      t("panel.design.changeMove", {
        target: target(productKey),
        from: t("panel.design.cell", { ...from }),
        to: t("panel.design.cell", { ...to }),
      }),
    ),
    ...change.dropped.map((key) => t("panel.design.changeDrop", { target: target(key) })),
  ];
  return (
    <Notice
      id="smallest-change"
      tone="warning"
      announce="polite"
      title={t("panel.design.noDesign")}
      actions={
        <Button
          type={board.scripted ? "button" : "submit"}
          name="intent"
          value="accept"
          onClick={board.scripted ? () => board.accept() : undefined}
        >
          {t("panel.design.accept")}
        </Button>
      }
    >
      <p>{t("panel.design.smallestChange")}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
