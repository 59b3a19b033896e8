import { Component, type ReactNode } from "react";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

/** Wraps every error page; if that fails too, shows one sentence and a home link (C-ERRP-10). */
export function LastResort({ children }: { children: ReactNode }) {
  const t = useT();
  const instead = (
    <p>
      {spaced(t("errors.failing"))}
      <a href="/">{t("errors.home")}</a>
    </p>
  );
  return <Once instead={instead}>{children}</Once>;
}

class Once extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
