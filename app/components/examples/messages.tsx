import { ToastMessage } from "~/components/document/toast-region";
import { Button, LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Notice } from "~/components/ui/notice/notice";
import { SearchField } from "~/components/ui/search-field/search-field";
import { Skeleton } from "~/components/ui/skeleton/skeleton";
import { useT } from "~/i18n/use-t";
import { failProgress, finishProgress, increaseProgress, startProgress } from "~/stores/progress";
import { showToast } from "~/stores/toasts";
import { Cluster, Stack } from "../ui/layout";
import { Sample } from "./sample";

export function NoticeExample() {
  const t = useT();
  return (
    <Stack gap="s2">
      <Notice title={t("examples.notice.info")}>{t("examples.notice.infoText")}</Notice>
      <Notice tone="success">{t("examples.notice.success")}</Notice>
      <Notice tone="warning" title={t("examples.notice.warning")}>
        {t("examples.notice.warningText")}
      </Notice>
      <Notice
        tone="danger"
        title={t("examples.notice.danger")}
        actions={
          <Button size="sm" icon="refresh">
            {t("site.tryAgain")}
          </Button>
        }
      >
        {t("examples.notice.dangerText")}
      </Notice>
      <Notice tone="info" banner>
        {t("examples.notice.banner")}
      </Notice>
    </Stack>
  );
}

export function ToastExample() {
  const t = useT();
  const ended = {
    text: t("examples.toast.text"),
    action: { text: t("examples.toast.action"), href: "/examples/toast" },
  };
  return (
    <>
      <Sample name={t("examples.toast.still")}>
        <Stack gap="s1" align="start">
          <ToastMessage toast={{ id: "still", ...ended }} />
          <ToastMessage toast={{ id: "still-success", tone: "success", text: t("examples.toast.success") }} />
        </Stack>
      </Sample>
      <Sample name={t("examples.toast.show")}>
        <Button onClick={() => showToast({ id: "example", ...ended })}>{t("examples.toast.show")}</Button>
      </Sample>
    </>
  );
}

export function ProgressExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.progress.bar")}>
        <Cluster>
          <Button onClick={startProgress}>{t("examples.progress.start")}</Button>
          <Button onClick={() => increaseProgress(20)}>{t("examples.progress.increase")}</Button>
          <Button onClick={finishProgress}>{t("examples.progress.finish")}</Button>
          <Button onClick={failProgress}>{t("examples.progress.fail")}</Button>
        </Cluster>
      </Sample>
      <Sample name={t("examples.progress.skeletons")}>
        <Stack gap="s3">
          <Skeleton heading />
          <Skeleton kind="rows" count={3} />
          <Skeleton kind="block" size="md" />
        </Stack>
      </Sample>
    </>
  );
}

export function EmptyExample() {
  const t = useT();
  return (
    <EmptyState
      title={t("examples.empty.title")}
      action={
        <LinkButton variant="primary" to="/cart/quick-add">
          {t("examples.empty.action")}
        </LinkButton>
      }
      search={
        <SearchField
          action="/browse"
          name="q"
          label={t("examples.search.label")}
          placeholder={t("examples.search.placeholder")}
        />
      }
    >
      {t("examples.empty.text")}
    </EmptyState>
  );
}
