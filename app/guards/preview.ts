import { notInPreviewStatus } from "@domain/http/error-status";
import { noOptions, type PublicGuard } from "./guard";

/** A-GUARD-12: pages unavailable in preview. */
export const preview: PublicGuard<Record<never, never>> = {
  needs: "public",
  parse: noOptions,
  check: ({ preview: isPreview, t }) =>
    isPreview ? new Response(t("errors.notInPreview"), { status: 404, statusText: notInPreviewStatus }) : null,
};
