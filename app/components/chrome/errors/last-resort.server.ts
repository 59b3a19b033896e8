import { html } from "@domain/edge-slot/html";
import { spaced } from "~/i18n/spaced";
import type { TextSource } from "~/i18n/use-t";

/**
 * Whole document for when even the error page fails: one sentence and a home link, nothing that can fail (C-ERRP-10).
 */
export function lastResort({ t, language }: TextSource, requestId: string): string {
  return html`<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t("errors.otherTitle")}</title><p>${t("errors.failing")}</p><p><a href="/">${t("errors.home")}</a></p><p>${spaced(t("errors.reference"))}<code>${requestId}</code></p></html>`;
}
