import type { ReactNode } from "react";
import { Icon } from "~/components/icon";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import * as css from "./notice.css";

const icons = { info: "info", success: "success", warning: "warning", danger: "problem" } as const;
const words = {
  info: "ui.noticeInfo",
  success: "ui.noticeSuccess",
  warning: "ui.noticeWarning",
  danger: "ui.noticeDanger",
} as const;

interface NoticeProps {
  tone?: keyof typeof css.tone;
  title?: string;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /** Announce at once, for results of a visitor's action. */
  announce?: "polite" | "assertive";
  /** Reason for a refused form: a new document moves the focus here, with and without scripts. */
  refusal?: boolean;
  /** Full width, below the header. */
  banner?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** An inline message. */
export function Notice({
  tone = "info",
  title,
  actions,
  announce,
  refusal,
  banner,
  id,
  className,
  children,
}: NoticeProps) {
  const t = useT();
  const role = announce === "assertive" ? "alert" : announce === "polite" ? "status" : undefined;
  return (
    <div
      id={id}
      role={role}
      className={classes(css.notice, css.tone[tone], banner && css.banner, className)}
      tabIndex={id || refusal ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: otherwise screen readers would not announce it on page load
      autoFocus={refusal}
    >
      <Icon name={icons[tone]} label={t(words[tone])} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
